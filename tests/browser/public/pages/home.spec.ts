import { home } from '#src/copy/site/home.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

const { hero, explore } = home;
const [booking, manifesto] = hero.links;

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`the first view shows the links to booking and manifesto, and the picture overlaps neither`, async ({
      page,
    }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeInViewport({ ratio: 1 });
      for (const [name, address] of [
        [booking.label, '/Agendamento'],
        [manifesto.label, '/manifesto'],
      ] as const) {
        const link = main.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', address);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      // The leftmost fifth of the picture is empty, so only that part may overlap the buttons on a desktop.
      const picture = await main.locator('picture').first().boundingBox();
      const button = await main.getByRole('link', { name: manifesto.label }).boundingBox();
      if (!picture || !button) throw new Error('Not rendered');
      expect(
        picture.x + picture.width / 5 >= button.x + button.width || picture.y >= button.y + button.height,
        'the picture covers no button',
      ).toBe(true);
    });
  });

test.describe('in the window with the narrowest title and mosaic', { tag: '@all' }, () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('no line of the title touches the mosaic', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const [wordEnd, tileStart] = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') as HTMLElement);
      const first = [...range.getClientRects()].filter(({ top }, _, [one]) => top === one?.top);
      const picture = document.querySelector('main picture img')?.getBoundingClientRect() as DOMRect;
      // The mosaic has five columns; the leftmost is empty beside the title's first line.
      return [Math.min(...first.map(({ right }) => right)), picture.left + picture.width / 5] as const;
    });
    expect(wordEnd).toBeLessThan(tileStart);
  });
});

test('a click anywhere on an offer follows its link', async ({ page }) => {
  const [{ to, titulo }] = explore.offers;
  await page.goto('/');
  const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: titulo });
  // The click is forced, because the link covers the text.
  await offer.locator('p').click({ force: true });
  await expect(page).toHaveURL(to);
});
