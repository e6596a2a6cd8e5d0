import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

test('the footer leads to the main pages, to accessibility, and says since when and by whom', async () => {
  await renderApp('/contato');
  const footer = screen.getByRole('contentinfo');
  const links = within(within(footer).getByRole('navigation', { name: 'Rodapé' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Serviços', '/servicos'],
    ['Projetos', '/projetos'],
    ['Pesquisas', '/pesquisas'],
    ['Contato', '/contato'],
    ['Agendar', '/Agendamento'],
    ['Orçamento', '/orcamento'],
    ['Perguntas', '/perguntas'],
    ['Sobre', '/sobre'],
    ['Manifesto', '/manifesto'],
    ['Privacidade', '/politica'],
    ['Voltar ao topo', '#topo'],
  ]);
  expect(within(footer).getByRole('searchbox', { name: 'Buscar no site' })).toBeInTheDocument();
  expect(footer).toHaveTextContent('© desde 2019 Alinhavo');
  expect(within(footer).getByRole('link', { name: studio.name })).toHaveAttribute(
    'href',
    studio.externalSite.href,
  );
  expect(within(footer).getByRole('link', { name: studio.email })).toHaveAttribute(
    'href',
    `mailto:${studio.email}`,
  );
});
