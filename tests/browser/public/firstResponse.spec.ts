import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';

/** The stylesheets that a page asks for from now on. */
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

  test('a page brings its styles along, and a later navigation loads only those that are missing', async ({
    page,
  }) => {
    const requested = styleRequests(page);
    await page.goto('/eventos');
    expect(requested).toEqual([]);
    const inlined = await page.locator('style[data-sheets]').getAttribute('data-sheets');
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

  test('the new page is shown only with its styles', async ({ page }) => {
    await page.goto('/');
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/*.css', async (route) => {
      await delivery;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/ContactPage-*.css');
    await contactLink(page).click();
    await asked;
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    deliver();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  });
});

test.describe('prefetch', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nothing is fetched ahead for a visitor who saves data; the click still leads on', {
    tag: '@all',
  }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    await contactLink(page).hover();
    await contactLink(page).focus();
    const before = requested.filter((url) => url.includes('ContactPage-'));
    expect(before).toEqual([]);
    await contactLink(page).click();
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  });
});

test('a page that is too large for one response looks in the end as if it had all of its styles', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/servicos');
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]')?.sheet,
  );
  const unstyled = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')];
    return sheets.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href);
  });
  expect(await page.locator('body > link[rel="stylesheet"]').count()).toBe(1);
  expect(unstyled).toEqual([]);
  expect(
    await page.evaluate(() => [...document.fonts].filter(({ family }) => /Atkinson/.test(family)).length),
  ).toBe(1);
});

test.describe('what the policy refuses', () => {
  test.use({ allowedMessage: /Content Security Policy/ });

  /** Serves a page with something put into its head. */
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
    const external =
      '<script src="data:text/javascript,document.documentElement.dataset.injected=1"></script>';
    await inject(page, '/sobre', external);
    await expect(page.locator('html[data-injected]')).toHaveCount(0);
  });

  test('on account screens a style that is not the site’s own does not hold', { tag: '@all' }, async ({
    page,
  }) => {
    await inject(page, '/login', '<style>h1 { position: fixed }</style>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('position', 'static');
  });
});
