import type { Page } from '@playwright/test';
import { expect, gotoUnhydrated, test } from '#tests/support/browserTest.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { isAll } from '#tests/support/scaled.ts';
import { templates } from './publicRoutes.ts';

function styleRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a page comes with its styles, and a later navigation loads the missing ones', async ({ page }) => {
    const requested = styleRequests(page);
    await page.goto('/eventos');
    const inlined = await page.locator('body > link[rel="stylesheet"]').getAttribute('data-sheets');
    expect(requested.splice(0)).toEqual([expect.stringMatching(/^\/assets\/styles-/)]);
    await contactLink(page).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(requested.length).toBeGreaterThan(0);
    const names = inlined?.split(' ') ?? [];
    expect(names.length).toBeGreaterThan(1);
    expect(requested.filter((url) => names.some((name) => url.endsWith(`/${name}.css`)))).toEqual([]);

    const seen = [...requested];
    await page.goBack();
    await contactLink(page).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(requested).toEqual(seen);
  });

  test('a new page is shown only when its styles have loaded', async ({ page }) => {
    await page.goto('/');
    const deliver = await holdRequests(page, '**/assets/*.css');
    const asked = page.waitForRequest('**/assets/ContactPage-*.css');
    await contactLink(page).click();
    await asked;
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    deliver();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  });

  test('nothing is prefetched for a visitor who saves data', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    await contactLink(page).hover();
    await contactLink(page).focus();
    expect(requested.filter((url) => url.includes('ContactPage-'))).toEqual([]);
  });
});

for (const { device, viewport, first } of [
  { device: 'a phone', viewport: { width: 390, height: 844 }, first: '/' },
  { device: 'a wide screen', viewport: { width: 1440, height: 900 }, first: '/servicos' },
])
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of isAll ? templates : [first])
      test(`${path} looks the same before and after all of its styles have loaded`, async ({ page }) => {
        await page.route('**/assets/*.js', () => {});
        const deliver = await holdRequests(page, '**/assets/*.css');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await gotoUnhydrated(page, path);
        await page.waitForFunction(() => document.documentElement.dataset.firstView === '');
        await page.evaluate(async () => {
          const isNear = (image: Element) => Math.abs(image.getBoundingClientRect().y) < innerHeight;
          const pictures = [...document.images].filter(isNear);
          await Promise.all(pictures.map((picture) => picture.decode()));
          await document.fonts.ready;
        });
        const opening = await page.screenshot();
        deliver();
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]')?.sheet,
        );
        // Transitions of the late stylesheet may still run in the first screenshot after it.
        await expect.poll(async () => (await page.screenshot()).equals(opening)).toBe(true);
      });
  });

test.describe('under the security policy', () => {
  test.use({ allowedMessage: /Content Security Policy/ });

  async function inject(page: Page, path: string, html: string) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${html}</head>`) });
    });
    await page.goto(path);
  }

  test('a script that is not the site’s own does not run', async ({ page }) => {
    await inject(page, '/contato', '<script>document.documentElement.dataset.injected = ""</script>');
    await expect(page.locator('html[data-injected]')).toHaveCount(0);
    const source = 'data:text/javascript,document.documentElement.dataset.injected=1';
    await inject(page, '/sobre', `<script src="${source}"></script>`);
    await expect(page.locator('html[data-injected]')).toHaveCount(0);
  });

  test('account screens do not apply an injected style', { tag: '@all' }, async ({ page }) => {
    await inject(page, '/login', '<style>h1 { position: fixed }</style>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('position', 'static');
  });
});
