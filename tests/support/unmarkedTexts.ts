/**
 * Finds texts and accessible names that contain a word of another language although their nearest `lang` is Portuguese.
 * A screen reader would read them as Portuguese. The function also runs in the browser, so it refers to nothing outside
 * itself.
 */
export function unmarkedTexts(body: Element): string[] {
  /** Words that occur in nearly every English or French sentence, and in no Portuguese one. */
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
