import { gzipSync } from 'node:zlib';
import { withPage } from './withPage.ts';

/** KB (gzip) of JavaScript that arrives after a first view of the home page when a screen with Firebase is opened. */
export async function measureScreens(site: string): Promise<[string, string, string][]> {
  const figures: [string, string, string][] = [];
  for (const path of ['/login', '/cadastrar-perfil', '/perfil', '/Agendamento']) {
    const size = await withPage(async (page) => {
      await page.goto(site, { waitUntil: 'networkidle' });
      let bytes = 0;
      page.on('response', async (response) => {
        if (response.url().endsWith('.js'))
          bytes += gzipSync(await response.body().catch(() => Buffer.alloc(0))).length;
      });
      await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
      const email = page.getByLabel('Email').first();
      if (await email.isVisible()) await email.focus();
      await page.waitForLoadState('networkidle');
      return bytes / 1000;
    });
    figures.push([`${path}: all JavaScript until usable, KB`, size.toFixed(1), '≤ 95 + 75']);
  }
  return figures;
}
