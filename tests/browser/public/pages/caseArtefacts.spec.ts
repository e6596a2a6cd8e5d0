import type { Page } from '@playwright/test';
import { BOTH_THEMES, expectAccessible } from '#tests/support/expectAccessible.ts';
import { isAll } from '#tests/support/scaled.ts';
import { expect, test } from '#tests/support/sharedPageTest.ts';

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** For each interactive element: its page's path, and steps that each lead to another state. */
const walks: Record<
  string,
  { path: string; steps: [state: string, act: (page: Page) => Promise<unknown>][] }
> = {
  'library-search': {
    path: '/projetos/biblioteca-sonora',
    steps: [
      ['the old search, inert', async () => {}],
      ['the old search', press('Experimentar')],
      [
        'what was found in the old search',
        async (page) => {
          await page.getByRole('textbox', { name: /busca/i }).fill('sertão');
          await page.keyboard.press('Enter');
        },
      ],
      ['a book is heard', press('Ouvir Vidas secas')],
      ['the new search, inert', press(/^Depois/)],
      ['the new search', press('Experimentar')],
    ],
  },
  'clinic-change': {
    path: '/cases/agenda-do-posto',
    steps: [
      ['the slip', async () => {}],
      ['the choices', press('Não posso nesse horário')],
      ['nothing is chosen', press('Trocar')],
      [
        'the slip is changed',
        async (page) => {
          await page.getByRole('radio').first().check();
          await press('Trocar')(page);
        },
      ],
    ],
  },
  'place-map': {
    path: '/CasePlaceBe',
    steps: [
      ['the plan', async () => {}],
      ['a request is supported', press(/^Apoiar/)],
      ['the list', press('Lista')],
    ],
  },
  sheet: {
    path: '/projetos/ponto-certo',
    steps: [
      ['as it is', async () => {}],
      ['larger', press('Ampliar')],
    ],
  },
};

for (const [name, { path, steps }] of Object.entries(walks))
  test(`${name} breaks no accessibility rule in any of its states`, async ({ page }) => {
    await page.goto(path);
    const part = name === 'sheet' ? 'figure:has([data-form])' : `[data-live=${name}]`;
    const place = page.locator(part).first();
    await place.scrollIntoViewIfNeeded();
    // The element appears when its place is in the window.
    await expect(name === 'sheet' ? place : place.locator('section').first()).toBeVisible();
    for (const [state, act] of steps)
      await test.step(state, async () => {
        await act(page);
        await expectAccessible(page, BOTH_THEMES, isAll ? [390, 1440] : [1280], part);
      });
  });
