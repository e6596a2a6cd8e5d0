import type { Page } from '@playwright/test';
import { INBOX_CHANGE_PATH } from '#src/domain/submissions/submission.ts';
import { openSignedIn } from './openSignedIn.ts';
import { provideAdministrator } from './testAccounts.ts';

export { db } from './store.ts';

export const administrator = await provideAdministrator();

export const openDesk = (page: Page, address = '') => openSignedIn(page, administrator, `/admin${address}`);

/** The room that the desk shows, without its navigation. */
export const main = (page: Page) => page.getByRole('main');

export const rows = (page: Page) =>
  page.locator('section li').filter({ has: page.getByRole('heading', { level: 3 }) });

export const record = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

export const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Estado' }).getByRole('button', { name });

export async function searchInbox(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await field.fill(typed);
  await field.press('Enter');
}

/** Keeps the page from noticing changes, so that a list stays unchanged while other tests store submissions. */
export async function hearNoChange(page: Page): Promise<void> {
  await page.route('**/documents:batchGet**', (route) => {
    if (!route.request().postData()?.includes(INBOX_CHANGE_PATH)) return route.continue();
  });
}
