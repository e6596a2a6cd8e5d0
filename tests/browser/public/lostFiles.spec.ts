import type { Page } from '@playwright/test';
import { academy } from '#src/copy/academy/academy.ts';
import { booking } from '#src/copy/forms/booking.ts';
import { expect, gotoUnhydrated, test } from '#tests/support/browserTest.ts';
import { firstOf } from '#tests/support/scaled.ts';

test.use({ allowedMessage: /Failed to (load resource|fetch dynamically imported module)/ });

const answers = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

async function disconnect(page: Page, address: string) {
  let failures = 0;
  await page.route(address, (route) => {
    failures += 1;
    return route.abort('connectionreset');
  });
  return { reconnect: () => page.unroute(address), failures: () => failures };
}

/** Simulates a deployment: until the page is reloaded, `file` is gone and fetched HTML names other hashes. */
async function publish(page: Page, file: string) {
  const gone = await disconnect(page, file);
  const site = /\bsite-[\da-f]+/g;
  const html = (url: URL) => !url.pathname.includes('.');
  await page.route(html, async (route) => {
    if (route.request().isNavigationRequest()) {
      await gone.reconnect();
      await page.unroute(html);
      return route.fallback();
    }
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(site, 'site-newer') });
  });
}

for (const { name, address } of firstOf(1, [
  { name: 'the page’s own part of the script', address: '**/assets/BookingPage-*.js' },
  { name: 'the script', address: '**/assets/site-*.js' },
  { name: 'React', address: '**/assets/react-*.js' },
]))
  test(`${name} is fetched again after the connection failed, and typed text stays`, async ({ page }) => {
    const { reconnect, failures } = await disconnect(page, address);
    await gotoUnhydrated(page, '/Agendamento');
    await page.getByLabel('Nome').fill('Ana Souza');
    await expect.poll(failures).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: booking.hero.title })).toBeVisible();
    await reconnect();
    await answers(page);
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza');
  });

test('a page opened before a deployment reloads itself if it hydrates afterwards', async ({ page }) => {
  const module = '**/assets/ContactPage-*.js';
  const { failures } = await disconnect(page, module);
  await gotoUnhydrated(page, '/contato');
  await expect.poll(failures).toBeGreaterThan(0);
  await publish(page, module);
  // The page's module can be loaded only after a reload.
  await answers(page);
});

test('a link on a page opened before a deployment still leads to its target', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/contato');
  await publish(page, '**/assets/AcademyPage-*.js');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Academy' }).click();
  await expect(page).toHaveURL('/academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(academy.hero.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without a connection the next page shows an error, and loads when the connection is back', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/contato');
  const { reconnect } = await disconnect(page, '**/assets/AcademyPage-*.js');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Academy' }).click();
  await expect(page.getByRole('alert')).toContainText('Não conseguimos mostrar esta página.');
  expect(loads).toEqual([]);
  await reconnect();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(academy.hero.title);
});
