import type { Browser, BrowserContext, Page } from '@playwright/test';
import { waitUntilHydrated } from '../chromium/waitUntilHydrated.ts';
import type { Scene } from './scenes.ts';
import { pictureTime } from './seedInbox.ts';

export const widths = [390, 1440];
export const themes = ['light', 'dark'] as const;

/** Switches off whatever would differ from one moment to the next. */
const stillness =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

/** Adds a stylesheet in a way that also the stricter policy of the account pages lets through. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

async function openContext(browser: Browser, width: number, site: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  await context.clock.setFixedTime(pictureTime);
  const own = [new URL(site).hostname, '127.0.0.1'];
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && !own.includes(hostname),
    (route) => route.abort(),
  );
  return context;
}

/** Waits until everything that a picture could show is there: parts, fonts, images, and a frame painted with them. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** A PNG of the window or of the whole page. Written fast rather than small, which halves the time of a comparison. */
async function capture(page: Page, extent: 'window' | 'page'): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(extent === 'page' && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Takes the pictures of a scene of the site at `site`: PNGs by `<width>-<theme>/<scene>`. Throws when the page does not
 * answer or cannot be brought into the state.
 */
export async function photograph(browser: Browser, site: string, scene: Scene): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const width of widths.filter((width) => width < (scene.below ?? Infinity))) {
    const context = await openContext(browser, width, site);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(new URL(`${scene.path}${scene.query ?? ''}`, site).href, { waitUntil: 'load' });
      await waitUntilHydrated(page);
      await scene.prepare?.(page);
      await page.evaluate(adopt, stillness);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settle(page);
        pictures.set(
          `${width}-${theme}/${scene.name}`,
          await capture(page, scene.windowOnly ? 'window' : 'page'),
        );
      }
    } finally {
      await context.close();
    }
  }
  return pictures;
}
