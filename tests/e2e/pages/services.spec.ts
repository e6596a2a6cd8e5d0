import testimonials from 'virtual:content/testimonials-servicos';
import type { Page } from '@playwright/test';
import { services } from '#src/content/services.ts';
import { expect, test } from '#tests/support/browserTest.ts';

const carousel = (page: Page) => page.getByRole('region', { name: services.slidesLabel });
const indicators = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Escolha o slide' }).getByRole('button');
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} de 4`, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The slide on show is the only one that is seen, and its indicator is marked. */
async function expectSlide(page: Page, number: 1 | 2 | 3 | 4) {
  for (const other of [1, 2, 3, 4]) {
    await expect(slide(page, other)).toHaveCSS('opacity', other === number ? '1' : '0');
    await expect(indicators(page).nth(other - 1)).toHaveAttribute('data-active', String(other === number));
  }
}

/** The pointer leaves the carousel; from here its five seconds count anew. */
async function leave(page: Page) {
  await page.mouse.move(0, 0);
}

/** Opens the page and stops its clock, the first slide on show and its time not yet begun. */
async function openServices(page: Page) {
  await page.clock.install();
  await page.goto('/servicos');
  await expect(page.getByRole('button', { name: 'Pausar a rotação' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await indicators(page).nth(0).click();
  await leave(page);
  await expectSlide(page, 1);
}

test('four slides, each with its title, sentence, picture and a button to its page', async ({ page }) => {
  await openServices(page);
  await expect(indicators(page)).toHaveCount(4);
  const targets = ['/ExperienciasDigitais', '/DesignTransformador', '/BrandingPage', '/DesignCentradoHumano'];
  for (const [index, { title, description, buttonText, image }] of services.slides.entries()) {
    await indicators(page).nth(index).click();
    const shown = slide(page, index + 1);
    await expect(shown).toHaveCSS('opacity', '1');
    await expect(shown.getByRole('heading')).toHaveText(title);
    await expect(shown).toContainText(description);
    await expect(shown.getByRole('link', { name: buttonText })).toHaveAttribute('href', targets[index] ?? '');
    await expect(shown.getByRole('img', { name: image.alt })).toBeVisible();
  }
});

test('every five seconds comes the next slide, and after the last the first', async ({ page }) => {
  await openServices(page);
  await expectSlide(page, 1);
  await page.clock.runFor(4900);
  await expectSlide(page, 1);
  for (const next of [2, 3, 4, 1] as const) {
    await page.clock.runFor(next === 2 ? 200 : 5000);
    await expectSlide(page, next);
  }
});

test('each change starts the five seconds anew', async ({ page }) => {
  await openServices(page);
  await page.clock.runFor(4000);
  // Without the pointer, whose leaving would start them anew by itself.
  await page.getByRole('button', { name: 'Próximo slide' }).dispatchEvent('click');
  await expectSlide(page, 2);
  await page.clock.runFor(4000);
  await expectSlide(page, 2);
  await page.clock.runFor(1100);
  await expectSlide(page, 3);
});

test('next after the last is the first, before the first is the last; an indicator leads straight there', async ({
  page,
}) => {
  await openServices(page);
  await press(page, 'Slide anterior');
  await expectSlide(page, 4);
  await press(page, 'Próximo slide');
  await expectSlide(page, 1);
  await indicators(page).nth(2).click();
  await expectSlide(page, 3);
});

test('the pointer and the keyboard focus hold the slide; both gone, it goes on', async ({ page }) => {
  await openServices(page);
  await carousel(page).hover();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await leave(page);
  await page.clock.runFor(5100);
  await expectSlide(page, 2);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pausar a rotação' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(5100);
  await expectSlide(page, 3);
});

test('the pause button comes first, stops the slides and sets them going again, by keyboard', async ({
  page,
}) => {
  await openServices(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Retomar a rotação' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(5100);
  await expectSlide(page, 2);
});

test('nothing in the accessibility tree changes while nothing is pressed', async ({ page }) => {
  await openServices(page);
  const before = await carousel(page).ariaSnapshot();
  for (const { title } of services.slides) expect(before).toContain(`heading "${title}"`);
  for (const next of [2, 3, 4] as const) {
    await page.clock.runFor(next === 2 ? 5100 : 5000);
    await expectSlide(page, next);
    expect(await carousel(page).ariaSnapshot()).toBe(before);
  }
});

test('the keyboard reaches the links of all slides, each is shown then, and a pointer only the one on show', async ({
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

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides stand still until the visitor starts them', async ({ page }) => {
    await page.clock.install();
    await page.goto('/servicos');
    await expect(page.getByRole('button', { name: 'Retomar a rotação' })).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await press(page, 'Retomar a rotação');
    await page.clock.runFor(5100);
    await expectSlide(page, 2);
  });
});

test('without JavaScript all four slides are there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/servicos', baseURL).href);
  for (const { title } of services.slides)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await context.close();
});

test('three expertises with what one receives, figures and the way to their pages', async ({ page }) => {
  await page.goto('/servicos');
  const cards = page.getByRole('article').filter({ hasText: services.expertises.deliverablesLabel });
  await expect(cards).toHaveCount(3);
  const targets = ['/ExperienciasDigitais', '/DesignTransformador', '/BrandingPage'];
  for (const [
    index,
    { titulo, descricao, entregaveis, metricas, cta },
  ] of services.expertises.items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(titulo);
    await expect(card).toContainText(descricao);
    await expect(card.getByRole('listitem')).toHaveText([...entregaveis]);
    await expect(card.getByRole('definition')).toHaveText(metricas.map(({ valor }) => valor));
    await expect(card.getByRole('link', { name: cta.texto })).toHaveAttribute('href', targets[index] ?? '');
  }
});

test('four solutions lead to their pages', async ({ page }) => {
  await page.goto('/servicos');
  const targets = [
    '/DesignCentradoHumano',
    '/GestaoConhecimentoPage',
    '/TreinamentosPage',
    '/EducacaoDesignPage',
  ];
  await expect(page.getByRole('heading', { level: 2, name: services.solutions.title })).toBeVisible();
  for (const [index, { titulo, descricao, cta }] of services.solutions.items.entries()) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: titulo }) });
    await expect(item).toContainText(descricao);
    await expect(item.getByRole('link', { name: new RegExp(`^${cta.texto} ?: ${titulo}$`) })).toHaveAttribute(
      'href',
      targets[index] ?? '',
    );
  }
});

test('each of the four steps shows its three details when it is chosen, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto('/servicos');
  const { label, steps } = services.process;
  const tabs = page.getByRole('tablist', { name: label }).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const expectDetails = async (index: number) => {
    const panel = page.getByRole('tabpanel', { name: steps[index]?.titulo ?? '' });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    for (const line of steps[index]?.detalhes ?? []) {
      const colon = line.indexOf(':');
      const bold = panel.locator('strong', { hasText: line.slice(0, colon) });
      await expect(bold).toHaveCSS('font-weight', '700');
      await expect(panel).toContainText(line.slice(colon + 1).trim());
    }
  };
  await expectDetails(0);
  for (const index of [2, 1, 3]) {
    await tabs.nth(index).click();
    await expectDetails(index);
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(0)).toBeFocused();
  await expectDetails(0);
});

test('two cases, two testimonials with their stars, and the call to action', async ({ page }) => {
  await page.goto('/servicos');
  for (const [name, figure, target] of [
    ['Fotografia Empodera', '95%', '/CaseFotografiaEmpodera'],
    ['PlaceBe', '78%', '/CasePlaceBe'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(card).toContainText(figure);
    await expect(card.getByRole('link')).toHaveAttribute('href', target);
  }
  await expect(page.getByRole('img', { name: /^Avaliação: \d de 5 estrelas$/ })).toHaveCount(2);
  for (const { texto, avaliacao, autor } of testimonials) {
    const quote = page.getByRole('figure').filter({ hasText: texto });
    await expect(quote.getByRole('img', { name: `Avaliação: ${avaliacao} de 5 estrelas` })).toBeVisible();
    await expect(quote).toContainText(autor.nome);
    await expect(quote).toContainText(`${autor.cargo}, ${autor.empresa}`);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: services.action.contact })).toHaveAttribute('href', '/contato');
  await expect(main.getByRole('link', { name: services.action.booking })).toHaveAttribute(
    'href',
    '/Agendamento',
  );
});
