import type { Locator, Page } from '@playwright/test';

/** The date field with exactly this label, not the group of the same name around it. */
export function dateField(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('group').getByLabel(label, { exact: true });
}
