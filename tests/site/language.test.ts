import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';

/** Words that hardly any sentence in the language does without, and that no sentence in Portuguese has. */
const tellTale: Record<string, RegExp> = {
  en: /(?<!\p{L})(the|of|and|with|without|how|what|they|from|about|your|this|that|into|through)(?!\p{L})/iu,
  fr: /(?<!\p{L})(les|des|et|dans|avec|graphique|réseaux)(?!\p{L})/iu,
};

/** The texts that are read in the language of the page: the nearest language that is named is Portuguese. */
function portugueseTexts(document: Document): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, code, pre')) continue;
    if (parent.closest('[lang]')?.getAttribute('lang') === 'pt-BR') texts.push(node.textContent ?? '');
  }
  const named = document.querySelectorAll('[aria-label], img[alt]');
  for (const element of named)
    if (element.closest('[lang]')?.getAttribute('lang') === 'pt-BR')
      texts.push(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
  return texts;
}

test.each(builtPages)('$path marks what is not Portuguese with its language', ({ document }) => {
  const unmarked = portugueseTexts(document).flatMap((text) =>
    Object.values(tellTale).some((words) => words.test(text)) ? [text.trim()] : [],
  );
  expect(unmarked).toEqual([]);
});

test('titles of other languages are there to be marked', () => {
  const marked = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('main [lang]')].map((element) => element.textContent),
  );
  expect(marked).toContain('The tacit dimension');
  expect(marked).toContain('Sémiologie graphique: les diagrammes, les réseaux, les cartes');
});
