import type { BrowserContext, Page } from '@playwright/test';
import { administrator } from '#tools/local-firebase/seedAccounts.ts';
import { expect, gotoUnhydrated } from './browserTest.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The sessions of this worker, by e-mail. They are reused, because typing a password takes two seconds. */
const sessions = new Map<string, Session>();

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Presses the button that replaces the passkey ceremony in a local run, while the desk asks for the passkey. */
export async function passPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seguir sem chave' }).click();
  await expect(page.getByRole('button', { name: 'Seguir sem chave' })).toBeHidden();
}

async function restore(page: Page, { cookies, origins }: Session) {
  await page.context().addCookies(cookies);
  // A text file of the site, where no script reads the storage.
  if (!page.url().endsWith('/robots.txt')) await gotoUnhydrated(page, '/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

/** Opens a guarded address; an account that has no session yet signs in through the login. */
export async function openSignedIn(
  page: Page,
  account: { email: string; password: string },
  address: string,
): Promise<void> {
  const session = sessions.get(account.email);
  if (session) await restore(page, session);
  await page.goto(address);
  if (!session) await signIn(page, account);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!session && account.email === administrator.email && address.startsWith('/admin'))
    await passPasskey(page);
  if (!session) sessions.set(account.email, await page.context().storageState());
}
