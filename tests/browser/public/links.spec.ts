import { readFileSync } from 'node:fs';
import { redirects } from '#src/app/redirects.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { firstOf } from '#tests/support/scaled.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

const { redirects: hosted }: { redirects: { source: string; destination: string }[] } = JSON.parse(
  readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
).hosting;

test.describe('an address that nothing stands behind', () => {
  // Chromium's own note of the answer.
  test.use({ allowedMessage: /status of 404/ });

  for (const [address, end] of firstOf(2, [
    ['/nao-existe', '/'],
    ['/projetos/nao-existe', '/projetos'],
    ['/nao/existe/mesmo', '/'],
    ['/cases/nao-existe', '/projetos'],
    ['/treinamentos/nao-existe', '/TreinamentosPage'],
    ['/educacao-design/nao-existe', '/EducacaoDesignPage'],
  ] as const))
    test(`${address} ends on ${end}, without a step in the history`, async ({ page }) => {
      await page.goto('/contato');
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(`Não encontramos “${address}”`)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/contato');
    });

  test('with a misspelled word leads on to the page that was meant', { tag: '@all' }, async ({ page }) => {
    await page.goto('/agendamentos');
    const notice = page.getByRole('region', { name: 'Endereço não encontrado' });
    await notice.getByRole('link', { name: /Agend/ }).first().click();
    await expect(page).toHaveURL('/Agendamento');
    await expect(notice).toBeHidden();
  });

  for (const width of firstOf(1, [320, 1440]))
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('that looks like a file stays, and the search leads on', async ({ page }) => {
        const answer = await page.goto('/lista.xml');
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('main').getByText('Não encontramos “/lista.xml”')).toBeVisible();
        await expect(page).toHaveURL('/lista.xml');
        await expectAccessible(page, [width]);
        await page.getByRole('main').getByRole('searchbox').fill('contato');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/busca?q=contato');
      });
    });

  test('in another case than the table spells it is the page all the same', async ({ page }) => {
    await page.goto('/CONTATO');
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  });
});

test.describe('an address that only leads on', () => {
  for (const { source, destination } of firstOf(2, hosted))
    test(`${source} is sent on to ${destination} by Hosting`, async ({ request }) => {
      const answer = await request.get(source, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(destination);
    });

  // Of those that Hosting sends on itself, a browser asks for the address that it is given.
  const answered = redirects.filter(({ from }) => !hosted.some(({ source }) => source === from));
  for (const { from, to } of firstOf(2, answered))
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });

  test('leads on within the site too, without asking the server', { tag: '@all' }, async ({ page }) => {
    await page.goto('/politica');
    for (const { from, to } of redirects) {
      // As a link of the site would.
      await page.evaluate((address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, from);
      await expect(page, from).toHaveURL(to);
      const { hash } = new URL(to, 'http://localhost');
      if (hash) await expect(page.locator(hash), from).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 }), from).toBeAttached();
    }
  });
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
