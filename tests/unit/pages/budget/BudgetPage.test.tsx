import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { budget } from '#src/copy/forms/budget.ts';
import { ProjectSizes } from '#src/pages/budget/ProjectSizes.tsx';
import { resetServices, services } from '#tests/support/fakeServices.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const { sendContactEmail } = services.messages;
beforeEach(() => resetServices());

test('the answers leave as a request for a budget, and the page shows its number', async () => {
  await renderApp('/orcamento');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com.br');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tipo de projeto/ }), 'Aplicativo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Um aplicativo para a feira.');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Não sou um robô/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pedir orçamento' }));
  expect(await screen.findByRole('heading', { name: budget.success.title })).toHaveFocus();
  expect(screen.getByText('656-966-411')).toBeVisible();
  expect(sendContactEmail.mock.calls[0]?.[0]).toMatchObject({
    nome: 'Ana',
    form: 'budget',
    tipo: 'Aplicativo',
    mensagem: 'Um aplicativo para a feira.',
  });
});

test('an amount is shown only where the studio names one', () => {
  const items = budget.sizes.items.map((size, index) => ({
    ...size,
    range: index ? '' : 'De R$ 1 mil a R$ 2 mil',
  }));
  render(
    <MemoryRouter>
      <ProjectSizes {...budget.sizes} items={items} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText('Prazo')).toHaveLength(items.length);
  expect(screen.getByText(/^De R\$ 1 mil a R\$ 2 mil\. Referência, não proposta/)).toBeVisible();
  expect(screen.getAllByText('Faixa')).toHaveLength(1);
});
