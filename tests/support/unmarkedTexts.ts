/**
 * The texts of a page, and the names that its elements are given, that have a word of another language and would be read as
 * Portuguese, because the nearest language that is named is that. It runs in the browser too, so it names nothing outside
 * itself.
 */
export function unmarkedTexts(body: Element): string[] {
  /** Words that hardly any sentence in English or French does without, and that no sentence in Portuguese has. */
  const tellTale = [
    /(?<!\p{L})(the|of|and|with|without|how|what|they|from|about|your|this|that|into|through)(?!\p{L})/iu,
    /(?<!\p{L})(les|des|et|dans|avec|graphique|réseaux)(?!\p{L})/iu,
  ];
  const isPortuguese = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'pt-BR';
  const texts: string[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, code, pre')) continue;
    if (isPortuguese(parent)) texts.push(node.textContent ?? '');
  }
  for (const element of body.querySelectorAll('[aria-label], img[alt]'))
    if (isPortuguese(element))
      texts.push(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
  return texts.filter((text) => tellTale.some((words) => words.test(text))).map((text) => text.trim());
}
