import { gzipSync } from 'node:zlib';
import { waitUntilHydrated } from '../chromium/waitUntilHydrated.ts';
import { withPage } from './withPage.ts';

/** KB (gzip) of all JavaScript that a screen with Firebase downloads in a fresh browser until its form can be used. */
export async function measureScreens(site: string): Promise<[string, string, string][]> {
  const figures: [string, string, string][] = [];
  for (const path of ['/login', '/cadastrar-perfil', '/Agendamento']) {
    const bytes = await withPage(async (page) => {
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
      });
      await page.goto(new URL(path, site).href);
      await waitUntilHydrated(page);
      await page.getByRole('textbox', { name: 'Email' }).first().focus();
      await page.waitForLoadState('networkidle');
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    });
    figures.push([`${path}: all JavaScript until usable, KB`, (bytes / 1000).toFixed(1), '≤ 95 + 75']);
  }
  return figures;
}
