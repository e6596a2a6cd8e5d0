import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/axeViolations.ts';
import { expect, test } from '#tests/support/browserTest.ts';
import { openVLibrasService, translator } from '#tests/support/vlibrasService.ts';

const plugin = 'https://vlibras.gov.br/app/vlibras-plugin.js';
const app = 'https://vlibras.gov.br/app/vlibras-plugin-app.js';
const unanswered = 'O VLibras não respondeu. Tente de novo em instantes ou fale com a gente';

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de leitura' });
const inFooter = (page: Page) => page.getByRole('contentinfo');
const accessButton = (page: Page) => page.getByRole('button', { name: /acessível em Libras/ });
const avatar = (page: Page) => page.frameLocator('iframe[title="vlibras-player"]').locator('body');
const widget = (page: Page) => page.getByRole('region', { name: 'VLibras' });

async function openPreferences(page: Page) {
  await page.getByRole('button', { name: 'Preferências', exact: true }).click();
  await expect(preferences(page)).toBeVisible();
}

test('nothing of VLibras is loaded before the press; then it opens, and signs the text that is clicked', async ({
  page,
  context,
}) => {
  const { requests } = await openVLibrasService(context);
  await page.goto('/contato');
  await openPreferences(page);
  await expect(preferences(page)).toContainText('do governo federal, só é carregado quando você pede');
  expect(requests).toEqual([]);

  await preferences(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
  await expect(widget(page)).toBeVisible();
  await expect(preferences(page)).toBeHidden();
  expect(requests[0]).toBe(plugin);
  expect(requests.filter((address) => address === plugin)).toHaveLength(1);

  await expect(accessButton(page)).toBeVisible();
  await expect(accessButton(page).locator('..'), 'its own styles hold').toHaveCSS('position', 'fixed');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await expect(avatar(page)).toHaveText((await heading.innerText()).toUpperCase());
  for (const address of requests)
    expect(address).toMatch(
      /^https:\/\/(vlibras\.gov\.br\/app\/|traducao2\.vlibras\.gov\.br\/|cdn\.jsdelivr\.net\/gh\/spbgovbr-vlibras\/)/,
    );
});

test('it is offered in the footer and in the accessibility statement, by keyboard too', {
  tag: '@all',
}, async ({ page, context }) => {
  await openVLibrasService(context);
  await page.goto('/servicos');
  await inFooter(page).getByRole('button', { name: 'Traduzir para Libras' }).focus();
  await page.keyboard.press('Enter');
  await expect(widget(page)).toBeVisible();
  await expect(inFooter(page).locator('[aria-live]')).toHaveText(
    'O VLibras está aberto. Clique em um texto para ver em Libras.',
  );

  const other = await context.newPage();
  await other.goto('/acessibilidade');
  await other.getByRole('main').getByRole('button', { name: 'Traduzir para Libras' }).focus();
  await other.keyboard.press('Space');
  await expect(widget(other)).toBeVisible();
});

test('it stays when the page changes, comes back in a page that loads anew, and ends when it is closed', {
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
  await expect(page.locator('#vlibras-app-root')).toHaveAttribute('data-active', 'true');
  expect(loads()).toBe(2);

  await widget(page).getByRole('button', { name: 'Fechar' }).click();
  await page.reload();
  await expect(accessButton(page)).toBeHidden();
  expect(loads()).toBe(2);
});

test.describe('when the service does not answer', () => {
  test.use({ allowedMessage: /Failed to load resource|net::ERR_/ });

  test('without its second script a sentence says so, names another way, and the next try works', async ({
    page,
    context,
  }) => {
    const { failing } = await openVLibrasService(context);
    failing.add(app);
    await page.goto('/contato');
    await openPreferences(page);
    await preferences(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
    await expect(preferences(page).locator('[aria-live]')).toContainText(unanswered);
    await expect(preferences(page).getByRole('link', { name: 'fale com a gente' })).toHaveAttribute(
      'href',
      '/contato',
    );

    failing.clear();
    await preferences(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(widget(page)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the panel breaks no accessibility rule, before the press and after it failed (${colorScheme})`, {
      tag: '@all',
    }, async ({ page, context }) => {
      const { failing } = await openVLibrasService(context);
      failing.add(plugin);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/contato');
      await openPreferences(page);
      const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];
      const violations = () => axeViolations(page, { runOnly: rules }, '[role="dialog"]');
      expect(await violations()).toEqual([]);
      await preferences(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
      await expect(preferences(page).locator('[aria-live]')).toContainText(unanswered);
      expect(await violations()).toEqual([]);
    });
});

test.describe('what the widget may not bring along', () => {
  test.use({ allowedMessage: /npm\/statistics\.js' violates the following Content Security Policy/ });

  test('scripts of anybody else from the network that serves its parts are refused', { tag: '@all' }, async ({
    page,
    context,
  }) => {
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

test.describe('on the screens of accounts', { tag: '@all' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

  test('it is not offered, and one that was open stays behind', async ({ page, context }) => {
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

  test('on the way from them to another page it opens all the same', async ({ page, context }) => {
    await openVLibrasService(context);
    await page.goto('/login');
    await navigation(page).getByRole('link', { name: 'Contato' }).click();
    await expect(page).toHaveURL('/contato');
    await inFooter(page).getByRole('button', { name: 'Traduzir para Libras' }).click();
    await expect(widget(page)).toBeVisible();
    await expect(accessButton(page).locator('..'), 'its own styles hold').toHaveCSS('position', 'fixed');
  });
});
