declare global {
  interface Window {
    /** Texts that React changed in nodes that are no longer on the page: a reader of the translation sees the old text. */
    staleTexts: string[];
  }
}

/**
 * Does to a page what a browser's translation does, but leaves the words as they are: replaces every text node by
 * elements, and those that come later. An init script of a browser or a call in jsdom, so it refers to nothing outside.
 */
export function translate(): void {
  window.staleTexts = [];
  const left = 'script, style, textarea, option, title, [translate="no"], font';
  const originals = new MutationObserver((changes) => {
    for (const { target } of changes) window.staleTexts.push(target.textContent ?? "");
  });

  const replace = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement === null || text.parentElement.closest(left) !== null) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = text.data;
    text.replaceWith(outer);
    originals.observe(text, { characterData: true });
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replaceIn(target);
      for (const node of addedNodes) replaceIn(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  replaceIn(document);
}
