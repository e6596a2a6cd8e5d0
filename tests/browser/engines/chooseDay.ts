import type { BrowserDriver } from './BrowserDriver.ts';

/**
 * Puts a day (yyyy-mm-dd) into the page's date field. A date field's keys follow the browser's language; what it reports is
 * the same everywhere.
 */
export async function chooseDay(page: BrowserDriver, day: string): Promise<void> {
  await page.evaluate(`
    const field = document.querySelector('input[type=date]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${day}');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));`);
}
