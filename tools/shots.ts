import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { sitemapRoutes } from './bench/sitemapRoutes.ts';
import { buildSite } from './build.ts';
import { chromiumFlags } from './chromium/chromiumFlags.ts';
import { provideChromium } from './chromium/provideChromium.ts';
import { showUp } from './chromium/showUp.ts';
import { startLocalFirebase } from './local-firebase/startLocalFirebase.ts';

const folder = 'shots';
const widths = [390, 1440];
const themes = ['light', 'dark'] as const;
const privateRoutes = ['/login', '/cadastrar-perfil', '/recuperar-senha'];

/** Photographs one route, whole, at one width and theme into `shots/<width>-<theme>/<route>.png`. */
async function photograph(browser: Browser, address: string, width: number, theme: (typeof themes)[number]) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await showUp(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const name = new URL(address).pathname.slice(1).replaceAll('/', '-') || 'home';
  await page.screenshot({ path: `${folder}/${width}-${theme}/${name}.png`, fullPage: true });
  await context.close();
}

const executablePath = provideChromium();
await buildSite({ local: true });
const firebase = await startLocalFirebase({ portOffset: 2600, quiet: true, mail: false });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const { site } = firebase.addresses;
  const chosen = process.argv.slice(2);
  const routes = chosen.length > 0 ? chosen : [...(await sitemapRoutes(site)), ...privateRoutes];
  for (const width of widths)
    for (const theme of themes) {
      await mkdir(`${folder}/${width}-${theme}`, { recursive: true });
      for (const route of routes) await photograph(browser, new URL(route, site).href, width, theme);
    }
  console.log(`${routes.length * widths.length * themes.length} pictures in ${folder}/`);
} finally {
  await browser.close();
  await firebase.stop();
}
