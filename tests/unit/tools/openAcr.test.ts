import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '#tools/content/readContent.ts';
import { openAcr } from '#tools/prerender/openAcr.ts';

const { lists } = readContent();

test('the OpenACR document has every criterion in the chapter for the criterion’s level', () => {
  const { catalog, chapters, author } = parse(openAcr(lists, 'https://alinhavo.example'));
  expect(catalog).toBe('2.5-edition-wcag-2.2-en');
  expect(author.website).toBe('https://alinhavo.example');
  const numbers = (chapter: string) => chapters[chapter].criteria.map(({ num }: { num: string }) => num);
  const levels = {
    A: 'success_criteria_level_a',
    AA: 'success_criteria_level_aa',
    AAA: 'success_criteria_level_aaa',
  };
  for (const [level, chapter] of Object.entries(levels))
    expect(numbers(chapter)).toEqual(
      lists.criteria.filter((criterion) => criterion.level === level).map(({ number }) => number),
    );
  const [first] = chapters.success_criteria_level_a.criteria;
  expect(first.components).toEqual([
    { name: 'web', adherence: { level: 'supports', notes: expect.stringContaining('texto alternativo') } },
  ]);
  // Visitors without scripts find the evidence in the notes.
  const { notes } = first.components[0].adherence;
  expect(notes).toContain('Teste: o axe não acha nenhuma falha');
});
