import publications from 'virtual:content/loaders/publications';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataChart } from '#src/pages/publication/DataChart.tsx';

const loaded = await publications['/artigo-visualizacao']?.();
const article = loaded?.default as Item<'publications'>;
const charts = article.sections.flatMap(({ chart }) => (chart ? [chart] : []));

test('the article about charts has a chart of each kind', () => {
  expect(charts.map(({ kind }) => kind)).toEqual(['barras', 'circulos', 'linha']);
});

test.each(charts)('$kind: each number is in a table and is drawn to scale', (chart) => {
  const { container } = render(<DataChart chart={chart} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(chart.rows.map(({ name, value }) => `${name}${value}`));
  const [first, second] = chart.rows;
  const share = (second?.value ?? 0) / (first?.value ?? 1);
  const numbers = (selector: string, attribute: string) =>
    [...container.querySelectorAll(selector)].map((mark) => Number(mark.getAttribute(attribute)));
  if (chart.kind === 'linha') {
    const base = Number(/M0 (\d+)H/.exec(container.innerHTML)?.[1]);
    const [a = 0, b = 0] = numbers('circle', 'cy');
    expect((base - b) / (base - a)).toBeCloseTo(share);
    return;
  }
  const [a = 0, b = 0] = numbers('rect', 'width');
  expect(b / a).toBeCloseTo(share);
  const [one = 0, other = 0] = numbers('circle', 'r');
  if (chart.kind === 'circulos') expect((other / one) ** 2).toBeCloseTo(share);
});
