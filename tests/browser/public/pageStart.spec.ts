import type { Page } from '@playwright/test';
import { expect, gotoUnhydrated, test } from '#tests/support/browserTest.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { firstOf } from '#tests/support/scaled.ts';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test('a page hydrates after its first paint, without any input', async ({ page }) => {
  await gotoUnhydrated(page, '/projetos');
  await hydrated(page);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    requested: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(requested).toBeGreaterThan(painted);
});

test('without input, a page loads only the scripts that it lists', async ({ page }) => {
  for (const path of firstOf(2, ['/login', '/contato', '/', '/acessibilidade/relatorio', '/servicos'])) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const { named, asked } = await page.evaluate(() => ({
      named: document.getElementById('modules')?.textContent?.split(' ') ?? [],
      asked: performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/(.*)\.js$/.exec(name)?.[1] ?? []),
    }));
    expect(named.length).toBeGreaterThan(2);
    expect(
      asked.filter((name) => !named.includes(name) && !name.startsWith('swapTextFont')),
      path,
    ).toEqual([]);
  }
});

test('stack traces are switched off only while a page starts', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => new Error('x').stack?.split('\n').length)).toBeGreaterThan(1);
});

test('if there are several clicks before the script arrives, the last one counts', async ({ page }) => {
  const arrive = await holdScripts(page);
  await gotoUnhydrated(page, '/projetos');
  await page.getByRole('button', { name: 'Audiovisual' }).click();
  await page.getByRole('button', { name: 'Branding' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Branding' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/categoria=branding/);
  await expect(page.getByRole('button', { name: 'Audiovisual' })).toHaveAttribute('aria-pressed', 'false');
});

test('a click on the header counts once, even if the page below it is not hydrated yet', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    // On a phone React moves the links as soon as the header is hydrated.
    new MutationObserver((changes, observer) => {
      const moved = changes.some(({ target }) => (target as Element).closest?.('header'));
      if (!moved || document.readyState !== 'complete') return;
      observer.disconnect();
      const root = document.documentElement;
      root.dataset.clickedBefore = String(!('hydrated' in root.dataset));
      document.querySelector<HTMLElement>('[aria-controls=menu]')?.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await gotoUnhydrated(page, '/projetos');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-clicked-before', 'true');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('a form that is sent before the script arrives is validated later, and loses nothing', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await gotoUnhydrated(page, '/contato');
  await page.getByLabel('Nome').fill('Ana Souza');
  // Voice control and screen readers click without a previous event of pointer, key or focus.
  await page.getByRole('button', { name: 'Enviar' }).evaluate((button: HTMLElement) => button.click());
  arrive();
  await hydrated(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza');
  await expect(page).toHaveURL(/\/contato$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is not sent, and its page offers a link to write an e-mail', async ({ page }) => {
    await page.goto('/contato');
    await page.getByLabel('Nome').fill('Ana Souza');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page).toHaveURL(/\/contato$/);
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza');
    await expect(page.getByRole('form').getByRole('link', { name: /@/ }).first()).toBeVisible();
  });
});

test('while the session loads, visitors see the link to the sign-in and members do not', {
  tag: '@all',
}, async ({ page }) => {
  await holdScripts(page);
  const login = page.getByRole('banner').getByText('Login');
  await gotoUnhydrated(page, '/sobre');
  await expect(login).toBeVisible();
  await page.evaluate(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));
  await gotoUnhydrated(page, '/contato');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login).toBeHidden();
});
