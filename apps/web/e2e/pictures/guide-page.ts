import { site } from "../../build/site.ts";

/** A step of the guide: what to do, and what the screen looks like then. */
export interface GuideStep {
  readonly title: string;
  readonly text: string;
  readonly picture: Buffer;
}

/** The owner's guide as a page to print, with its pictures in it. */
export function guidePage(steps: readonly GuideStep[]): string {
  const items = steps.map(
    ({ title, text, picture }) =>
      `<li><div><h2>${title}</h2><p>${text}</p></div><img src="data:image/png;base64,${picture.toString("base64")}" alt=""></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looking after your site</title>
<style>
  @page { margin: 0.5in }
  * { box-sizing: border-box; margin: 0 }
  body { font: 13px/1.45 Georgia, serif; color: #2b2140 }
  h1 { font-size: 26px; font-weight: 400 }
  header p { margin: 4px 0 10px }
  ol { list-style: none; padding: 0; counter-reset: step }
  li { display: grid; grid-template-columns: 1fr 340px; gap: 20px; align-items: center; padding: 8px 0; border-top: 1px solid #d9cfc0; break-inside: avoid }
  h2 { font-size: 16px; font-weight: 600; counter-increment: step }
  h2::before { content: counter(step) ". " }
  img { max-width: 340px; max-height: 154px; justify-self: center; border: 1px solid #d9cfc0; border-radius: 4px }
</style>
<header>
  <h1>Looking after your site</h1>
  <p>${site.practiceName}. Everything here happens at /admin, and is kept in the browser you do it in: always use the same one.</p>
</header>
<ol>${items.join("")}</ol>
</html>
`;
}
