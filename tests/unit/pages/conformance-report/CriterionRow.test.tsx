import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CriterionRow } from '#src/pages/conformance-report/CriterionRow.tsx';

const criterion: ComponentProps<typeof CriterionRow>['criterion'] = {
  number: '1.1.1',
  name: 'Conteúdo não textual',
  level: 'A',
  adherence: 'supports',
  how: 'Toda imagem tem um texto.',
  evidence: [
    { test: 'toda imagem tem um texto' },
    { transcript: '/acessibilidade/leituras/home.txt', title: 'A página inicial' },
    { manual: 'Lido por duas pessoas', date: '2026-11' },
  ],
};

const expectEvidence = async () => {
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Teste: toda imagem tem um texto',
    'Leitura com o leitor de tela: A página inicial',
    'Conferido à mão: Lido por duas pessoas (novembro de 2026)',
  ]);
};

test('what shows that a criterion is met is there once it is opened', async () => {
  render(<CriterionRow criterion={criterion} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  const summary = screen.getByText('Evidências do critério 1.1.1');
  await userEvent.click(summary);
  await expectEvidence();
});

test('it is there, too, where it was opened before React was', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<CriterionRow criterion={criterion} />);
  container.querySelector('details')?.setAttribute('open', '');
  render(<CriterionRow criterion={criterion} />, { container, hydrate: true });
  await expectEvidence();
});
