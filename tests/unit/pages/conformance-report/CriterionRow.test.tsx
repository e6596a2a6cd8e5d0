import { criteria } from 'virtual:content/lists/criteria';
import { evidence } from 'virtual:content/lists/evidence';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CriterionRow } from '#src/pages/conformance-report/CriterionRow.tsx';

type Criterion = ComponentProps<typeof CriterionRow>['criterion'];

/** A criterion with both a test and a screen reader walk as evidence. */
const proved = criteria.find(({ number }) => {
  const items = evidence[number] ?? [];
  return items.some((item) => 'test' in item) && items.some((item) => 'transcript' in item);
}) as Criterion;

const expectEvidence = async () => {
  const items = await screen.findAllByRole('listitem');
  const [texts, [link]] = [items.map(({ textContent }) => textContent), screen.getAllByRole('link')];
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^Teste: .{10,}/)]));
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^Leitura com o leitor de tela: /)]));
  expect(link?.getAttribute('href')).toMatch(/^\/acessibilidade\/leituras\/[a-z]+\.txt$/);
};

test('the evidence of a criterion appears when its row is opened', async () => {
  render(<CriterionRow criterion={proved} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  const summary = screen.getByText(`Evidências do critério ${proved.number}`);
  await userEvent.click(summary);
  await expectEvidence();
});

test('the evidence also appears if the row was opened before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<CriterionRow criterion={proved} />);
  container.querySelector('details')?.setAttribute('open', '');
  render(<CriterionRow criterion={proved} />, { container, hydrate: true });
  await expectEvidence();
});

test('a criterion without evidence has nothing to open', () => {
  render(<CriterionRow criterion={{ ...proved, hasEvidence: false }} />);
  expect(screen.queryByText(/^Evidências/)).not.toBeInTheDocument();
});
