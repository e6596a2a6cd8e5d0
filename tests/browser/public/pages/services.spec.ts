import testimonials from 'virtual:content/testimonials-servicos';
import { services } from '#src/content/services.ts';
import { expect, open, test } from '#tests/support/sharedPageTest.ts';

// With less motion asked for, the carousel stands still; it has tests of its own (servicesCarousel.spec.ts).
test.use({ staysOpen: true });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/servicos');
});

test('three expertises with what one receives, figures and the way to their pages', async ({ page }) => {
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
