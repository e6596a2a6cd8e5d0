import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

const region = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test.use({ staysOpen: true });
test.beforeEach(({ page }) => open(page, '/CaseFotografiaEmpodera'));

test('the case begins with its name, its picture and what it was about', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fotografia Empodera');
  await expect(page.getByRole('img', { name: /Uma fotógrafa aponta a câmera/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Coletivo Lentes da Vila')).toBeVisible();
  await expect(main.getByText('2021', { exact: true })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link')).toHaveText([
    'Início',
    'Projetos',
  ]);
});

test('the method has four steps in their order', async ({ page }) => {
  const method = region(page, 'Quatro passos, da conversa ao coletivo');
  await expect(method.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Diagnóstico participativo',
    'Formação multidimensional',
    'Prototipagem comunitária',
    'Ativação do ecossistema',
  ]);
});

test('three services each say what was handed over', async ({ page }) => {
  const services = region(page, 'O que fizemos').getByRole('article');
  await expect(services).toHaveCount(3);
  for (const service of await services.all()) await expect(service.getByRole('listitem')).toHaveCount(3);
});

test('four results stand with their pictures', async ({ page }) => {
  const results = region(page, 'O que ficou').getByRole('listitem');
  await expect(results).toHaveCount(4);
  await expect(results).toContainText([
    '95% de pertencimento',
    'Coletivo autossustentável',
    '150% da meta de financiamento',
    'R$ 15 mil de renda gerada',
  ]);
  for (const result of await results.all())
    await expect(result.getByRole('img')).toHaveAttribute('alt', /.+/);
});

test('the page ends with a way to the team', async ({ page }) => {
  await page.getByRole('link', { name: 'Fale com nosso time' }).click();
  await expect(page).toHaveURL('/contato?caso=fotografia-empodera');
});
