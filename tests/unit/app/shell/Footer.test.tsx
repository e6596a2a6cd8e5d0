import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

test('the footer links to the main pages and to accessibility, and names the founding year and the legal owner', async () => {
  await renderApp('/contato');
  const footer = screen.getByRole('contentinfo');
  const links = within(footer).getByRole('navigation', { name: 'Rodapé' });
  expect(links).toHaveTextContent(
    'HomeServiçosProjetosAcessibilidade digitalPesquisasContatoAgendarOrçamento',
  );
  expect(links).toHaveTextContent('PerguntasSobreManifestoPrivacidade');
  expect(within(footer).getByRole('searchbox', { name: 'Buscar no site' })).toBeInTheDocument();
  expect(footer).toHaveTextContent('© desde 2019 Alinhavo');
  expect(footer).toHaveTextContent(`${studio.legalName} CNPJ ${studio.cnpj}`);
  for (const [name, href] of [
    [studio.name, studio.externalSite.href],
    [studio.email, `mailto:${studio.email}`],
    [studio.phone.label, studio.phone.href],
    ['Acessibilidade', '/acessibilidade'],
    ['Voltar ao topo', '#topo'],
  ])
    expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', href);
});
