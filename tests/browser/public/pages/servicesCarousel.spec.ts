import type { Page } from '@playwright/test';
import { services } from '#src/copy/services/services.ts';
import { expect, test } from '#tests/support/browserTest.ts';

const carousel = (page: Page) => page.getByRole('region', { name: services.slidesLabel });
const indicators = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Escolha o slide' }).getByRole('button');
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} de 4`, exact: true });

async function expectSlide(page: Page, number: 1 | 2 | 3 | 4) {
  const numbers = [1, 2, 3, 4];
  const state = () =>
    carousel(page).evaluate((region) => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const slides = [...region.querySelectorAll('[aria-roledescription="slide"]')];
      const marks = [...region.querySelectorAll<HTMLElement>('button[data-active]')];
      return {
        opacity: slides.map((slide) => getComputedStyle(slide).opacity),
        marked: marks.map(({ dataset }) => dataset.active),
      };
    });
  await expect.poll(state).toEqual({
    opacity: numbers.map((one) => (one === number ? '1' : '0')),
    marked: numbers.map((one) => String(one === number)),
  });
}

/** Moves the pointer off the carousel, so that the slide's five seconds begin again. */
async function leave(page: Page) {
  await page.mouse.move(0, 0);
}

/** Opens the page and stops its clock while the first slide is shown, before its five seconds begin. */
async function openServices(page: Page) {
  await page.clock.install();
  await page.goto('/servicos');
  await expect(page.getByRole('button', { name: 'Pausar a rotação' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await indicators(page).nth(0).click();
  await leave(page);
  await expectSlide(page, 1);
}

test('the keyboard reaches the links of all slides, and a pointer reaches only the link of the shown slide', async ({
  page,
}) => {
  await openServices(page);
  await indicators(page).nth(3).focus();
  for (const number of [1, 2, 3, 4] as const) {
    await page.keyboard.press('Tab');
    await expect(slide(page, number).getByRole('link')).toBeFocused();
    await page.clock.runFor(20_000);
    await expectSlide(page, number);
  }
  await indicators(page).nth(1).click();
  await page.clock.runFor(1000);
  await slide(page, 2).getByRole('link').click();
  await expect(page).toHaveURL(/DesignTransformador$/);
});

test('a picture is fetched when its slide is shown or is the next one', async ({ page }) => {
  await openServices(page);
  const fetched = () =>
    carousel(page).evaluate((region) =>
      [...region.querySelectorAll('img')].map((img) => img.naturalWidth > 0),
    );
  await expect.poll(fetched).toEqual([true, true, false, false]);
  await page.clock.runFor(5000);
  await expect.poll(fetched).toEqual([true, true, true, false]);
});

test('without JavaScript all slides can be read', { tag: '@all' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/servicos', baseURL).href);
  for (const { title } of services.slides)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await context.close();
});
