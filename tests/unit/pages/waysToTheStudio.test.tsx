import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findRoute } from '#src/app/routes.ts';
import { home } from '#src/content/home.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const hrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['/ExperienciasDigitais', 'website'],
  ['/DesignTransformador', 'outro'],
  ['/BrandingPage', 'branding'],
  ['/TreinamentosPage', 'outro'],
  ['/DesignCentradoHumano', 'produto'],
  ['/GestaoConhecimentoPage', 'outro'],
  ['/EducacaoDesignPage', 'outro'],
])('%s leads to a booking of the type %s', async (address, type) => {
  await renderApp(address);
  expect(hrefs()).toContain(`/Agendamento?tipo=${type}`);
});

test.each([
  ['/CaseFotografiaEmpodera', 'outro', 'fotografia-empodera'],
  ['/CasePlaceBe', 'produto', 'placebe'],
  ['/cases/gaveta-aberta', 'outro', 'gaveta-aberta'],
  ['/cases/caixa-que-conversa', 'produto', 'caixa-que-conversa'],
  ['/projetos/biblioteca-sonora', 'acessibilidade', 'biblioteca-sonora'],
  ['/projetos/p%C3%A3o-da-terra', 'branding', 'p%C3%A3o-da-terra'],
])('%s leads to a booking of the type %s, and to a message about itself', async (address, type, slug) => {
  await renderApp(address);
  expect(hrefs()).toContain(`/Agendamento?tipo=${type}`);
  expect(hrefs()).toContain(`/contato?caso=${slug}`);
});

test('Home’s four offers lead to the pages that tell more, by their titles', async () => {
  await renderApp('/');
  for (const { to, titulo } of home.explore.offers) {
    const heading = screen.getByRole('heading', { level: 3, name: titulo });
    expect(within(heading).getByRole('link', { name: titulo })).toHaveAttribute('href', to);
    expect(findRoute(to)).toBeDefined();
  }
  expect(new Set(home.explore.offers.map(({ to }) => to)).size).toBe(4);
});
