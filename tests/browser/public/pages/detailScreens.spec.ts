import { expect, test } from '#tests/support/sharedPageTest.ts';

const h1 = { level: 1 } as const;

test('the methodology covers research, human-centred design and placemaking, each a link away', async ({
  page,
}) => {
  await page.goto('/metodologia-completa');
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  for (const name of ['Método de pesquisa', 'Design centrado no humano', 'Placemaking']) {
    await contents.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
  await expect(page).toHaveURL('/metodologia-completa#placemaking');
  for (const step of ['Identificar', 'Criar', 'Armazenar', 'Compartilhar', 'Aplicar'])
    await expect(page.locator('#placemaking').getByRole('heading', { name: step })).toBeVisible();
});

test('whoever wants to work here finds whom the studio looks for, and two ways to apply', async ({
  page,
}) => {
  await page.goto('/trabalhe-conosco');
  for (const name of ['Quem pesquisa', 'Quem desenha', 'Quem ensina'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="mailto:ola@alinhavo.example?subject="]')).toBeVisible();
  await expect(main.locator('a[href="/contato"]')).toBeVisible();
});

for (const [path, name] of [
  ['/modelo-visualizacao', 'Visualização da informação'],
  ['/modelo-inclusao', 'Design inclusivo'],
  ['/modelo-gestao', 'Gestão do conhecimento'],
] as const)
  test(`${path} tells how ${name} works, what comes of it and where it is no good`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { ...h1, name })).toBeVisible();
    await expect(page.getByRole('main').locator('ol h3')).toHaveCount(4);
    for (const title of ['O que sai daí', 'Onde ele não serve', 'Para continuar'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

for (const [path, hours, parts, action] of [
  [
    '/workshop-acessibilidade',
    '15 de novembro de 2023, 14:00–17:00 (GMT-3)',
    ['Sem mouse', 'De olhos fechados', 'Conserto em duplas', 'De novo, do começo'],
    'Pedir o workshop',
  ],
  [
    '/palestra-gestao',
    '28 de novembro de 2023, 10:00–12:00 (GMT-3)',
    ['A cadeira vazia', 'O que não cabe no manual', 'Uma folha por pessoa', 'Perguntas'],
    'Pedir a palestra',
  ],
] as const)
  test(`${path} is over: what was shown, and a way to ask for it again`, async ({ page, request }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Evento realizado')).toBeVisible();
    await expect(main).toContainText(hours);
    for (const name of parts) await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', '/contato');
    expect(await (await request.get(path)).text()).toMatch(/"@type":"Event".*"startDate":"2023-11-/);
  });

test('a project is told by challenge, solution and result, and leads on to its neighbours', async ({
  page,
}) => {
  await page.goto('/projetos/biblioteca-sonora');
  const main = page.getByRole('main');
  for (const name of ['Desafio', 'Solução', 'Resultado'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const text of ['Instituto Horizonte Comum', '2022'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main).toContainText('O acervo de audiolivros existia, mas o site só se abria com mouse');
  await expect(main).toContainText('A equipe da biblioteca aprendeu a manter isso sozinha.');
  const series = page.getByRole('navigation', { name: 'Outros projetos' });
  await expect(series.getByRole('link')).toHaveText(['Fotografia Empodera', 'PlaceBe']);
  await page.goto('/projetos/cinema-descrito');
  await series.getByRole('link', { name: 'Pão da Terra' }).click();
  await expect(page.getByRole('heading', { ...h1, name: 'Pão da Terra' })).toBeFocused();
  await expect(page).toHaveTitle(/^Pão da Terra/);
});

test('after the last project of the series comes the first', async ({ page }) => {
  await page.goto('/projetos/trilha-do-reuso');
  await expect(page.getByRole('navigation', { name: 'Outros projetos' }).getByRole('link')).toHaveText([
    'Ponto Certo',
    'Fotografia Empodera',
  ]);
});

for (const [path, name, figure] of [
  ['/cases/gestao-conhecimento', 'Manual de Bolso', '4ª edição do cartão, já feita sem a gente'],
  ['/cases/gaveta-aberta', 'Gaveta Aberta', '40% menos tempo até achar um plano de aula'],
  ['/cases/agenda-do-posto', 'Agenda do Posto', '40% menos faltas à consulta marcada'],
  ['/cases/caixa-que-conversa', 'Caixa que Conversa', '70% menos pedidos de ajuda na loja de teste'],
] as const)
  test(`${path} tells the case ${name} and gives its figure`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { ...h1, name })).toBeVisible();
    for (const part of ['Desafio', 'Solução', 'Resultado'])
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.getByRole('main').getByText(figure)).toBeVisible();
  });

for (const [path, name, time, proposal] of [
  ['/treinamentos/design-thinking', 'Design Thinking', '16 horas', '/TreinamentosPage#proposta'],
  [
    '/educacao-design/jornada-de-equipes',
    'Jornada de Equipes',
    '3 a 12 meses',
    '/EducacaoDesignPage#proposta',
  ],
] as const)
  test(`${path} says how long ${name} takes and leads to the proposal`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { ...h1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(`Duração: ${time}`, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Pedir uma proposta' }).click();
    await expect(page).toHaveURL(proposal);
    await expect(page.locator('#proposta')).toBeInViewport();
  });
