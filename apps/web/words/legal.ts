/**
 * The page /legal, for what the law requires, such as an Impressum; every page then links to it. `null` leaves the page
 * out. Write `{ title: "Impressum", sections: [{ heading: "Angaben nach § 5 DDG", paragraphs: ["…"] }] }`. A section
 * may also have `links: [{ name: "E-Mail", url: "mailto:…" }]`. A "\n" in a paragraph begins a new line.
 */
export const legal = null;
