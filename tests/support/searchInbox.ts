import type { Page } from '@playwright/test';

/** Searches the open inbox as its field does. */
export async function searchInbox(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await field.fill(typed);
  await field.press('Enter');
}
