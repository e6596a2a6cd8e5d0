import type { Page, Route } from '@playwright/test';
import { CONTACT_FAILED } from '#src/domain/api.ts';
import { expect, test } from '#tests/support/browserTest.ts';

// Chromium notes every request that fails because a test lets it fail.
test.use({ allowedMessage: /Failed to load resource/ });

const KEPT = 'Tudo o que você preencheu continua aqui.';

const cutOff = (route: Route) => route.abort('internetdisconnected');
const answer500 = (route: Route) => route.fulfill({ status: 500, json: {} });

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** What every field of the page's form holds, chosen files and the captcha apart. */
const held = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !/captcha/i.test(name)),
    );

/** Catches the next request to an address, for the test to answer. */
async function catchRequest(page: Page, address: RegExp): Promise<{ caught: Promise<Route> }> {
  let take: (route: Route) => void = () => {};
  const caught = new Promise<Route>((resolve) => {
    take = resolve;
  });
  await page.route(address, (route) => take(route), { times: 1 });
  return { caught };
}

async function expectFocusInForm(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('form') != null), 'focus in the form')
    .toBe(true);
}

interface Job {
  name: string;
  address: string;
  /** The request that the job is done by. */
  request: RegExp;
  fill: (page: Page) => Promise<void>;
  send: string;
  sentence: string;
}

async function fillPerson(page: Page) {
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill('ana@exemplo.com.br');
}

async function fillCompany(page: Page) {
  await field(page, 'Nome da empresa').fill('Costura & Cia');
  await field(page, 'Email corporativo').fill('rh@costura.example');
}

const message = { request: /\/api\/sendContactEmail$/, sentence: CONTACT_FAILED };

const jobs: Job[] = [
  {
    ...message,
    name: 'a message',
    address: '/contato',
    fill: async (page) => {
      await fillPerson(page);
      await field(page, 'Mensagem').fill('Queremos um site acessível.');
    },
    send: 'Enviar mensagem',
  },
  {
    ...message,
    name: 'a request for a budget',
    address: '/orcamento',
    fill: async (page) => {
      await fillPerson(page);
      await field(page, 'Mensagem').fill('Um aplicativo.');
    },
    send: 'Pedir orçamento',
  },
  {
    ...message,
    name: 'a training proposal',
    address: '/TreinamentosPage',
    fill: async (page) => {
      await fillCompany(page);
      await page.getByRole('combobox', { name: 'Tema do treinamento' }).selectOption('Outro (especifique)');
      await field(page, /Qual tema/).fill('Linguagem simples');
    },
    send: 'Pedir proposta',
  },
  {
    ...message,
    name: 'an education proposal',
    address: '/EducacaoDesignPage',
    fill: async (page) => {
      await fillCompany(page);
      await field(page, /Número de participantes/).fill('de 20 a 30');
      await page.getByRole('combobox', { name: 'Área de interesse' }).selectOption('Design Estratégico');
    },
    send: 'Pedir proposta',
  },
];

const faults = [
  { cause: cutOff, truth: 'Não sabemos se chegou; tentar de novo não envia duas vezes.' },
  { cause: answer500, truth: 'O problema é no nosso servidor; tentar de novo não envia duas vezes.' },
];

for (const { name, address, request, fill, send, sentence } of jobs)
  test(`${name}: no answer or a 500 after six seconds lose nothing that was typed, and the page says what happened`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(address);
    await page.clock.fastForward('00:20');
    await fill(page);
    const before = await held(page);
    expect(before.length).toBeGreaterThan(1);
    let label = send;
    for (const { cause, truth } of faults) {
      await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
      const { caught } = await catchRequest(page, request);
      await button(page, label).click();
      const route = await caught;
      await page.clock.fastForward(6000);
      await expect(button(page, 'Enviando...')).toBeVisible();
      await expectFocusInForm(page);

      await cause(route);
      for (const words of [sentence, truth, KEPT]) await expect(alert(page)).toContainText(words);
      await expect(button(page, 'Tentar de novo')).toBeFocused();
      expect(await held(page)).toEqual(before);
      label = 'Tentar de novo';
    }
  });
