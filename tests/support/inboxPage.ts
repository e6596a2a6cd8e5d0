import type { Page } from '@playwright/test';
import { INBOX_CHANGE_PATH } from '#src/domain/submissions/inboxChange.ts';

/** Searches the open inbox as its field does. */
export async function searchInbox(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await field.fill(typed);
  await field.press('Enter');
}

/** Has the page hear of no change by itself: a list stays as it was first read, whatever other tests store. */
export async function hearNoChange(page: Page): Promise<void> {
  await page.route('**/documents:batchGet**', (route) => {
    if (!route.request().postData()?.includes(INBOX_CHANGE_PATH)) return route.continue();
  });
}
