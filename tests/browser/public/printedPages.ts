import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The lines of each sheet, from top to bottom, as Chromium prints the page on A4. */
export async function printedPages(page: Page): Promise<string[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const sheets: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      // The distance from the bottom of the sheet, in points.
      const height = Math.round(item.transform[5]);
      lines.set(height, (lines.get(height) ?? '') + item.str);
    }
    sheets.push([...lines].toSorted(([a], [b]) => b - a).map(([, text]) => text));
  }
  return sheets;
}
