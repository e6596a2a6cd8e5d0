import type { Page } from '@playwright/test';
import { expect, gotoUntouched, test } from '#tests/support/browserTest.ts';

/** Keeps all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

const pageModule = /\/assets\/PortfolioPage-/;

test('a page nobody touches downloads nothing of its own; the first movement brings it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await gotoUntouched(page, '/projetos');
  expect(requests.filter((url) => pageModule.test(url) && url.endsWith('.js'))).toEqual([]);

  const downloaded = page.waitForResponse(
    (response) => pageModule.test(response.url()) && response.url().endsWith('.js'),
  );
  await page.mouse.move(20, 20);
  await downloaded;
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
});

test('a press that comes before the page can answer is not lost', async ({ page }) => {
  await gotoUntouched(page, '/projetos');
  // As a screen reader presses: no pointer, no key, no focus before it.
  await page.getByRole('button', { name: 'Branding' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('button', { name: 'Branding' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/categoria=branding/);
});

test('a press that comes even before the script is not lost either', async ({ page }) => {
  const arrive = await holdScripts(page);
  await gotoUntouched(page, '/projetos', 'domcontentloaded');
  await page.getByRole('button', { name: 'Audiovisual' }).click();
  await page.getByRole('button', { name: 'Branding' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Branding' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Audiovisual' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('what is filled in before the script arrives, without a key or a pointer, counts', async ({ page }) => {
  const arrive = await holdScripts(page);
  await gotoUntouched(page, '/Agendamento', 'domcontentloaded');
  // As a browser fills in what it remembers, or speech recognition what was said.
  await page.getByLabel('Nome').evaluate((field: HTMLInputElement) => {
    field.value = 'Ana Souza';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza');
});
