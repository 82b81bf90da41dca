/**
 * The page /legal for legal notices, such as an Impressum. Every page then links to it. `null` leaves it out. Write
 * `{ title: "Impressum", sections: [{ heading: "Angaben nach § 5 DDG", paragraphs: ["…"] }] }`.
 * A section may also have `links: [{ name: "E-Mail", url: "mailto:…" }]`. A "\n" starts a new line.
 */
export const legal = null;
