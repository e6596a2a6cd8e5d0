import { expect, test } from 'vitest';
import { type ComparisonResult, hasDifference, reportPage, summarize } from '#tools/shots/report.ts';

const nothing: ComparisonResult = { compared: 200, changed: [], added: [], removed: [], failed: [] };

test('a comparison without differences says how much was compared', () => {
  expect(hasDifference(nothing)).toBe(false);
  expect(summarize(nothing)).toBe('200 pictures compared: 0 changed, 0 scenes new, 0 gone, 0 failed.');
  expect(reportPage(nothing, 'HEAD~1')).not.toContain('<section>');
});

test('a changed picture, a new scene, a gone one and a failed one each are a difference', () => {
  expect(hasDifference({ ...nothing, changed: [{ picture: '390-light/home', pixels: 1 }] })).toBe(true);
  expect(hasDifference({ ...nothing, added: ['sobre'] })).toBe(true);
  expect(hasDifference({ ...nothing, removed: ['sobre'] })).toBe(true);
  expect(hasDifference({ ...nothing, failed: ['sobre'] })).toBe(true);
});

test('the page shows before, after and difference of what changed, and lists what is new or gone', () => {
  const page = reportPage(
    {
      ...nothing,
      changed: [{ picture: '390-dark/projetos-pão-da-terra', pixels: 12 }],
      added: ['sobre (before: no such page)'],
      removed: ['equipe (after: <main> is missing)'],
      failed: ['menu-open (Timeout / Timeout)'],
    },
    'HEAD~1',
  );
  for (const folder of ['before', 'after', 'difference'])
    expect(page).toContain(`src="${folder}/390-dark/projetos-p%C3%A3o-da-terra.png"`);
  expect(page).toContain('12 pixels differ');
  expect(page).toContain('<h2>New</h2><ul><li>sobre (before: no such page)</li></ul>');
  expect(page).toContain('<h2>Gone</h2><ul><li>equipe (after: &lt;main> is missing)</li></ul>');
  expect(page).toContain('<h2>Failed</h2><ul><li>menu-open (Timeout / Timeout)</li></ul>');
});
