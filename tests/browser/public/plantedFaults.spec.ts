import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { findLostControls } from '#tests/support/findLostControls.ts';
import { findLostTexts } from '#tests/support/findLostTexts.ts';
import { findMovingElements } from '#tests/support/findMovingElements.ts';
import { misnamedControls } from '#tests/support/misnamedControls.ts';
import { spaceTexts } from '#tests/support/spaceTexts.ts';
import { unmarkedTexts } from '#tests/support/unmarkedTexts.ts';
import { walkByKeyboard } from '#tests/support/walkByKeyboard.ts';

// What the tests of every page look with would say nothing of a fault that it cannot see: each kind stands here once.

const SOUND = '<h1>Alinhavo</h1><p>Um texto.</p><a href="#">Um link</a> <button>Um botão</button>';

const show = (page: Page, html: string) =>
  page.setContent(
    `<!doctype html><html lang="pt-BR"><head><title>Página</title><meta name="viewport" content="width=device-width">
    <style>:focus-visible { outline: 3px solid } button { padding: 1em } p { max-width: 30em }</style></head>
    <body><main>${html}</main></body></html>`,
  );

test('a sound page has none of the faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page, SOUND);
  expect(await walkByKeyboard(page)).toEqual([]);
  await spaceTexts(page);
  expect(await findLostTexts(page)).toEqual([]);
  expect(await findMovingElements(page)).toEqual([]);
});

test.fail('a page that asks another host for a file does not pass', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await show(page, `${SOUND}<img src="https://example.org/x.png" alt="">`);
  await failed;
});

const stops = [
  { fault: 'not outlined', html: '<button style="outline: 0">Um botão</button>' },
  {
    fault: 'hidden',
    html: '<div style="position: fixed; inset: 0; background: white">Em cima</div><button>Um botão</button>',
  },
  {
    fault: 'above the stop before it',
    html: '<div style="display: flex; flex-direction: column-reverse"><button>Um</button><button>Dois</button></div>',
  },
  {
    fault: 'left of the stop before it',
    html: '<div style="display: flex; flex-direction: row-reverse"><button>Um</button><button>Dois</button></div>',
  },
  {
    fault: 'more than 200 stops',
    html: '<button>Um</button><div tabindex="0" onfocusout="this.focus()">Sem saída</div><button>Dois</button>',
  },
];

for (const { fault, html } of stops)
  test(`a walk by keyboard finds a stop that is planted: ${fault}`, async ({ page }) => {
    await show(page, SOUND + html);
    expect((await walkByKeyboard(page)).join()).toContain(fault);
  });

test('a walk by keyboard goes on downwards while the part above both stops gets shorter', async ({
  page,
}) => {
  const shorten = "document.querySelector('h1').style.height = 'auto'";
  await show(
    page,
    `<h1 style="height: 300px">Alinhavo</h1><p><a href="#">Um</a></p><p><a href="#" onfocus="${shorten}">Dois</a></p>`,
  );
  expect(await walkByKeyboard(page)).toEqual([]);
});

test('a text that is cut off when it is spaced is found, and a page that scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const box = (style: string) => `<p style="${style}">Um texto de uma linha</p>`;
  await show(page, box('font: 16px/1.2 monospace; height: 1.2em; width: 14em; overflow: hidden'));
  expect(await findLostTexts(page)).toEqual([]);
  await spaceTexts(page);
  expect((await findLostTexts(page)).join()).toContain('cut off');
  await show(page, box('min-width: 400px'));
  expect((await findLostTexts(page)).join()).toContain('scrolls sideways');
});

test('what moves by itself is found', async ({ page }) => {
  await show(
    page,
    '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 2s infinite">O',
  );
  expect(await findMovingElements(page)).toHaveLength(1);
});

for (const { colour, ratio } of [
  { colour: '#7d7192', ratio: '4.2:1' },
  { colour: '#6a5f80', ratio: '5.5:1' },
])
  test(`a text with a contrast of ${ratio} is found`, async ({ page }) => {
    await page.goto('/manifesto');
    await page.evaluate((color) => {
      const text = document.createElement('p');
      text.style.cssText = `background: #fbf6ec; color: ${color}`;
      text.textContent = 'Um texto';
      document.querySelector('main')?.append(text);
    }, colour);
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  });

test('a target that is too small is found', async ({ page }) => {
  await page.goto('/manifesto');
  await page.evaluate(() => {
    for (const name of ['x', 'y']) {
      const button = document.createElement('button');
      button.setAttribute('aria-label', name);
      button.style.cssText = 'all: unset; inline-size: 9px; block-size: 9px';
      document.querySelector('main')?.append(button);
    }
  });
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
});

const named = [
  { fault: 'another name', html: '<button aria-label="Enviar">Mandar</button>' },
  { fault: 'a name from elsewhere', html: '<b id="b">Sair</b><a href="#" aria-labelledby="b">Fechar</a>' },
  { fault: 'a field with two', html: '<label>Nome <input aria-label="Pessoa"></label>' },
];

for (const { fault, html } of named)
  test(`a control that is not called what is written on it is found: ${fault}`, async ({ page }) => {
    await show(page, SOUND);
    expect(await page.locator('body').evaluate(misnamedControls)).toEqual([]);
    await show(page, SOUND + html);
    expect(await page.locator('body').evaluate(misnamedControls)).toHaveLength(1);
  });

test('a title in English, and a picture described in French, are found where no language is named', async ({
  page,
}) => {
  const title = 'The art of listening';
  await show(page, `${SOUND}<p lang="en">${title}</p>`);
  expect(await page.locator('body').evaluate(unmarkedTexts)).toEqual([]);
  await show(page, `${SOUND}<p>${title}</p><img src="data:," alt="Cartes des réseaux">`);
  expect(await page.locator('body').evaluate(unmarkedTexts)).toEqual([title, 'Cartes des réseaux']);
});

const coloured = [
  {
    fault: 'without an edge',
    html: '<button style="border: 0; background: navy; color: white">Um botão</button>',
  },
  {
    fault: 'chosen, and not seen',
    html: `<style>[aria-pressed] { background: white } [aria-pressed="true"] { background: gold }</style>
      <button aria-pressed="true">Dia</button><button aria-pressed="false">Noite</button>`,
  },
];

for (const { fault, html } of coloured)
  test(`what only colours show is found: ${fault}`, async ({ page }) => {
    await show(page, SOUND);
    expect(await findLostControls(page)).toEqual([]);
    await show(page, SOUND + html);
    expect((await findLostControls(page)).join()).toContain(fault);
  });

test('a surface that is just fading out is none', async ({ page }) => {
  await show(
    page,
    `${SOUND}<style>.tab { background: transparent; border: 0; transition: background-color 9s } .on { background: gold }</style>
      <button class="tab on">Dia</button>`,
  );
  expect((await findLostControls(page)).join()).toContain('without an edge');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.tab').evaluate((button) => {
    button.getBoundingClientRect();
    button.classList.remove('on');
  });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(1);
  expect(await findLostControls(page)).toEqual([]);
});
