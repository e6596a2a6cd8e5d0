import type { Page } from '@playwright/test';
import { expect } from './browserTest.ts';

/** Opens a guarded address and signs in on the way. */
export async function openSignedIn(
  page: Page,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
