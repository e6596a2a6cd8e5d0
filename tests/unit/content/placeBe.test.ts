import { expect, test } from 'vitest';
import { knowledgeManagement } from '#src/content/knowledgeManagement.ts';
import { readContent } from '#tools/content/readContent.ts';

test('what is told of the case on the page of knowledge management names its steps as the case does', () => {
  const { screens } = readContent();
  const item = screens.find(({ path }) => path === '/CasePlaceBe')?.item as {
    steps: { items: { titulo: string }[] };
  };
  const steps = item.steps.items.map(({ titulo }) => titulo.toLowerCase());
  const told = knowledgeManagement.cases.items.find(({ titulo }) => titulo === 'PlaceBe');
  const [named = ''] = told?.solucao.split(':') ?? [];
  expect(steps).toHaveLength(5);
  expect(named.toLowerCase().split(/, | e /)).toEqual(steps);
});
