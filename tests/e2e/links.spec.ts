import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/support/browserTest.ts';

const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
).hosting;

test.describe('an address that nothing stands behind', () => {
  for (const [address, end] of [
    ['/nao-existe', '/'],
    ['/nao/existe/mesmo', '/'],
    ['/projetos/nao-existe', '/projetos'],
    ['/cases/nao-existe', '/projetos'],
    ['/treinamentos/nao-existe', '/TreinamentosPage'],
    ['/educacao-design/nao-existe', '/EducacaoDesignPage'],
  ] as const)
    test(`${address} ends on ${end}, without a step in the history`, async ({ page }) => {
      await page.goto('/contato');
      const steps = await page.evaluate(() => history.length);
      await page.goto(address);
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    });
});

test.describe('an address that only leads on', () => {
  for (const { source, destination } of redirects) {
    test(`${source} is sent on to ${destination} by Hosting`, async ({ request }) => {
      const answer = await request.get(source, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      // The local Hosting joins an empty query to the one of the destination.
      expect(answer.headers().location?.replace(/&$/, '')).toBe(destination);
    });

    test(`${source} leads to ${destination} within the site too`, async ({ page }) => {
      await page.goto('/politica');
      // As a link of the site would, without asking the server.
      await page.evaluate((address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, source);
      await expect(page).toHaveURL(destination);
      const { hash } = new URL(destination, 'http://localhost');
      if (hash) await expect(page.locator(hash)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });
  }
});

test('an accent in an address is the same page however it is written', async ({ page, request }) => {
  for (const address of ['/projetos/pão-da-terra', '/projetos/p%C3%A3o-da-terra'])
    expect(await (await request.get(address)).text()).toContain('<title>Pão da Terra');
  await page.goto('/projetos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pão da Terra/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pão da Terra' })).toBeVisible();
  expect(decodeURI(new URL(page.url()).pathname)).toBe('/projetos/pão-da-terra');
});

test('a project with a case of its own is told there', async ({ page }) => {
  for (const [address, end] of [
    ['/projetos/fotografia-empodera', '/CaseFotografiaEmpodera'],
    ['/projetos/placebe', '/CasePlaceBe'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(end);
  }
});
