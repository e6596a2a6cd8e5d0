import type { BrowserDriver } from './BrowserDriver.ts';
import { openPage } from './openPage.ts';
import { waitFor } from './waitFor.ts';

/** Opens a page that asks for a sign-in, signs in there and waits until the page has come. */
export async function signIn(
  page: BrowserDriver,
  { email, password }: { email: string; password: string },
  target: string,
): Promise<void> {
  await openPage(page, target);
  await page.type('Email', email);
  await page.type('Senha', password);
  await page.click('button', 'Entrar');
  await waitFor(
    `the way to ${target}`,
    async () => (await page.evaluate('return location.pathname + location.search')) === target,
  );
}
