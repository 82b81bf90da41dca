/** A picture of a state on one screen in one color scheme, and the earlier picture of the same; at least one is there. */
interface Shot {
  readonly screen: string;
  readonly scheme: string;
  readonly file: string;
  readonly isIn: { readonly before: boolean; readonly now: boolean };
}

/** All pictures of a state. */
export interface ContactSheet {
  readonly state: string;
  readonly shots: readonly Shot[];
}

/** A picture's file name: `<state>-<screen>-<scheme>.png`. */
const PICTURE = /^(.+)-(phone|desktop)-(light|dark)\.png$/;

/** Phones first, light first. */
const ORDER = ["phone-light", "phone-dark", "desktop-light", "desktop-dark"];

/** One sheet for each state that either folder has pictures of, by name. */
export function contactSheets(now: readonly string[], before: readonly string[] = []): ContactSheet[] {
  const shots = [...new Set([...now, ...before])].flatMap((file) => {
    const [, state = "", screen = "", scheme = ""] = PICTURE.exec(file) ?? [];
    const isIn = { before: before.includes(file), now: now.includes(file) };
    return state === "" ? [] : [{ state, screen, scheme, file, isIn }];
  });
  const states = [...new Set(shots.map(({ state }) => state))].sort();
  return states.map((state) => ({
    state,
    shots: shots.filter((shot) => shot.state === state).sort((a, b) => place(a) - place(b)),
  }));
}

function place({ screen, scheme }: Shot): number {
  return ORDER.indexOf(`${screen}-${scheme}`);
}

/**
 * A page with a section per sheet, whose id is the state. With an id in the address the page shows that sheet alone.
 * `before` is the folder of the earlier pictures, relative to the page, if there is one.
 */
export function contactSheetPage(sheets: readonly ContactSheet[], before?: string): string {
  const sections = sheets.map(({ state, shots }) => {
    const figures = shots.map(({ screen, scheme, file, isIn }) => {
      const earlier = before === undefined ? "" : picture(isIn.before ? `${before}/${file}` : null, "before");
      const pictures = `${earlier}${picture(isIn.now ? file : null, "now")}`;
      return `<figure class="${screen}"><figcaption>${screen}, ${scheme}</figcaption><div>${pictures}</div></figure>`;
    });
    return `<section id="${state}"><h2>${state}</h2><div>${figures.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheets</title>
<style>
  body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #222; background: #ddd }
  body:has(:target) section:not(:target) { display: none }
  section { width: max-content; padding: 16px }
  h2 { margin: 0 0 8px; font-size: 20px }
  section > div, figure > div { display: flex; gap: 8px; align-items: start }
  section > div { gap: 24px }
  figure { margin: 0 }
  a { display: block; color: inherit }
  .phone a { width: 260px }
  .desktop a { width: 560px }
  img { display: block; width: 100%; min-height: 40px; background: #ccc }
</style>
${sections.join("\n")}
</html>
`;
}

/** A picture that leads to its file in full size, with "before" or "now" above it. */
function picture(address: string | null, when: string): string {
  if (address === null) return `<a>${when}: none</a>`;
  return `<a href="${encodeURI(address)}">${when}<img src="${encodeURI(address)}" alt="" loading="lazy"></a>`;
}
