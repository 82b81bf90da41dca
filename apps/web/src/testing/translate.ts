declare global {
  interface Window {
    /** Text that React changed in detached nodes. Readers of the translation still see the old text. */
    staleTexts: string[];
  }
}

/** Replaces text nodes with elements, as browser translation does. As an init script, it must be self-contained. */
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
