import type { Page } from '@playwright/test';
import { isDeskPath } from '#src/domain/accounts/accountPaths.ts';
import { administrator } from '../local-firebase/seed.ts';
import { bookedDay, booking, failedMessage } from './seedInbox.ts';

/** Two pages load and paint at the same time; more of them only wait for each other's processor and time out. */
export const SCENES_AT_ONCE = 2;

/** A page to be photographed, as it loads or brought into a state. */
export interface Scene {
  /** Name of the picture's file. */
  name: string;
  /** The page it belongs to, as in the address. */
  path: string;
  query?: string;
  /** Only in windows narrower than this, in pixels. */
  below?: number;
  /** Only as much as the window shows, for what lies above the page. */
  windowOnly?: boolean;
  /** Needs the emulators. */
  needsFirebase?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const waitForHeading = (name: string, level?: number) => (page: Page) =>
  page
    .getByRole('heading', level ? { name, level } : { name })
    .first()
    .waitFor();

async function signIn(page: Page): Promise<void> {
  const asked = page.url();
  await field(page, 'Email').fill(administrator.email);
  await field(page, 'Senha').fill(administrator.password);
  await button(page, 'Entrar').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  if (page.url() === asked) throw new Error('The sign-in went nowhere.');
}

async function sendMessage(page: Page): Promise<void> {
  await page.route('**/api/sendContactEmail', (route) =>
    route.fulfill({ json: { ok: true, id: failedMessage.id } }),
  );
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill('ana@exemplo.com.br');
  await field(page, 'Mensagem').fill('Boa tarde!');
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await button(page, 'Enviar mensagem').click();
  await waitForHeading('Mensagem enviada com sucesso!')(page);
}

const sendEmpty = (name: string, message: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByText(message).first().waitFor();
};

async function chooseDay(page: Page): Promise<void> {
  await page.locator('input[name="data"]').fill(bookedDay);
  await page.getByText(/horários? livres? neste dia/).waitFor();
}

async function failToSignIn(page: Page): Promise<void> {
  await field(page, 'Email').fill('ninguem@exemplo.com.br');
  await field(page, 'Senha').fill('errada-1');
  await button(page, 'Entrar').click();
  await page.getByRole('alert').first().waitFor();
}

async function openPreferences(page: Page): Promise<void> {
  await button(page, 'Preferências').click();
  await page.getByRole('dialog', { name: 'Preferências de leitura' }).waitFor();
}

/** A page that only somebody who is signed in sees, once it `shows` what it is for. */
function signedIn(name: string, address: string, shows: (page: Page) => Promise<void>): Scene {
  const { pathname: path, search: query } = new URL(address, 'http://localhost');
  const prepare = async (page: Page) => {
    await signIn(page);
    await shows(page);
  };
  return { name, path, query, needsFirebase: true, prepare };
}

const findInInbox = (words: string) => async (page: Page) => {
  const searchbox = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await searchbox.fill(words);
  await searchbox.press('Enter');
  await page.getByText(/^\d+ registros?$|^Nenhum registro$/).waitFor();
};

/** The states that matter, beside every page as it comes. */
export const states: readonly Scene[] = [
  { name: 'not-found', path: '/nao-existe' },
  {
    name: 'menu-open',
    path: '/',
    below: 800,
    windowOnly: true,
    prepare: (page) => button(page, 'Menu').click(),
  },
  { name: 'preferences-open', path: '/', windowOnly: true, prepare: openPreferences },
  {
    name: 'contact-errors',
    path: '/contato',
    prepare: sendEmpty('Enviar mensagem', 'Nome é obrigatório'),
  },
  { name: 'contact-sent', path: '/contato', prepare: sendMessage },
  {
    name: 'booking-errors',
    path: '/Agendamento',
    prepare: sendEmpty('Confirmar agendamento', 'Nome é obrigatório'),
  },
  { name: 'booking-day-chosen', path: '/Agendamento', needsFirebase: true, prepare: chooseDay },
  { name: 'login-error', path: '/login', needsFirebase: true, prepare: failToSignIn },
  {
    name: 'registration-errors',
    path: '/cadastrar-perfil',
    prepare: sendEmpty('Criar conta', 'Nome de usuário é obrigatório'),
  },
  signedIn('profile-signed-in', '/perfil', waitForHeading(administrator.displayName)),
  signedIn('settings-signed-in', '/configuracoes', waitForHeading('Configurações')),
  signedIn('desk-today', '/admin', waitForHeading(failedMessage.nome)),
  signedIn('desk-agenda', `/admin/agenda?data=${bookedDay}`, (page) =>
    page.getByRole('link', { name: booking.nome }).waitFor(),
  ),
  signedIn('desk-people', '/admin/pessoas', waitForHeading('Pessoas')),
  signedIn('desk-settings', '/admin/ajustes', waitForHeading('Dias e horários')),
  signedIn('inbox-messages', '/admin/conversas', waitForHeading(failedMessage.nome)),
  signedIn(
    'inbox-message',
    `/admin/conversas?registro=${failedMessage.id}`,
    waitForHeading(failedMessage.nome, 2),
  ),
  signedIn(
    'inbox-bookings',
    `/admin/conversas?registro=${booking.id}`,
    waitForHeading(booking.nome, 2),
  ),
  signedIn('inbox-day', `/admin/agenda?aba=dia&data=${bookedDay}`, (page) =>
    page.getByRole('link', { name: booking.nome }).waitFor(),
  ),
  signedIn('desk-month', `/admin/agenda?aba=mes&data=${bookedDay}`, (page) =>
    page.getByRole('link', { name: booking.nome }).waitFor(),
  ),
  signedIn('inbox-found', '/admin/conversas', findInInbox(failedMessage.nome)),
  signedIn('inbox-nothing-found', '/admin/conversas', findInInbox('ninguem')),
];

/** Pages that send a visitor who is not signed in to the login. */
const isGuarded = (path: string) => ['/perfil', '/configuracoes'].includes(path) || isDeskPath(path);

function pageScene(path: string): Scene {
  const scene = { name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path };
  return isGuarded(path) ? { ...scene, prepare: (page) => button(page, 'Entrar').waitFor() } : scene;
}

/** All scenes of a site with these pages, or of the chosen ones among them. */
export function scenesOf(pages: readonly string[], chosen: readonly string[]): Scene[] {
  const scenes = [...pages.map(pageScene), ...states];
  return chosen.length === 0 ? scenes : scenes.filter(({ path }) => chosen.includes(path));
}
