import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';
import { openVLibrasService, translator } from './vlibrasService.ts';

const plugin = 'https://vlibras.gov.br/app/vlibras-plugin.js';

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de leitura' });
const inFooter = (page: Page) => page.getByRole('contentinfo');
const avatar = (page: Page) => page.frameLocator('iframe[title="vlibras-player"]').locator('body');
const widget = (page: Page) => page.getByRole('region', { name: 'VLibras' });

test('a press loads VLibras, which then signs the clicked texts', async ({ page, context }) => {
  const { requests } = await openVLibrasService(context);
  await page.goto('/contato');
  await page.getByRole('button', { name: 'Preferências', exact: true }).click();
  await expect(preferences(page)).toContainText('do governo federal, só é carregado quando você pede');
  expect(requests).toEqual([]);

  await preferences(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
  await expect(widget(page)).toBeVisible();
  await expect(preferences(page)).toBeHidden();
  expect(requests[0]).toBe(plugin);
  expect(requests.filter((address) => address === plugin)).toHaveLength(1);

  await expect(widget(page), 'its own styles hold').toHaveCSS('position', 'fixed');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await expect(avatar(page)).toHaveText((await heading.innerText()).toUpperCase());
  const its = ['vlibras.gov.br/app/', 'traducao2.vlibras.gov.br/', 'cdn.jsdelivr.net/gh/spbgovbr-vlibras/'];
  for (const address of requests)
    expect(its.some((place) => address.startsWith(`https://${place}`))).toBe(true);
});

test('the widget stays when the page changes, comes back after a reload, and ends when it is closed', {
  tag: '@all',
}, async ({ page, context }) => {
  const { requests } = await openVLibrasService(context);
  const loads = () => requests.filter((address) => address === plugin).length;
  await page.goto('/contato');
  await inFooter(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
  await expect(widget(page)).toBeVisible();

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Serviços' }).click();
  await expect(page).toHaveURL('/servicos');
  await expect(widget(page)).toBeVisible();
  expect(loads()).toBe(1);

  await page.reload();
  await expect(widget(page)).toBeVisible();
  expect(loads()).toBe(2);

  await widget(page).getByRole('button', { name: 'Fechar' }).click();
  await page.reload();
  await expect(widget(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test.describe('files that the widget may not load', () => {
  test.use({ allowedMessage: /npm\/statistics\.js' violates the following Content Security Policy/ });

  test('another script from the same CDN is refused', { tag: '@all' }, async ({ page, context }) => {
    await openVLibrasService(context);
    await page.goto('/contato');
    await inFooter(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
    await expect(widget(page)).toBeVisible();
    const load = (address: string) =>
      page.evaluate((from) => import(from).then(Object.keys, () => 'refused'), address);
    expect(await load(translator)).toEqual(['translate']);
    expect(await load('https://cdn.jsdelivr.net/npm/statistics.js')).toBe('refused');
  });
});

test.describe('on account screens', { tag: '@all' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

  test('the widget is not offered, and an open one is closed', async ({ page, context }) => {
    await openVLibrasService(context);
    await page.goto('/contato');
    await inFooter(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
    await expect(widget(page)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await navigation(page).getByRole('link', { name: 'Login' }).click();
    await loaded;
    await expect(page).toHaveURL('/login');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(widget(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Traduzir para Libras' })).toHaveCount(0);
  });
});
