import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isDeskPath } from '#src/domain/accounts/accountPaths.ts';
import { passPasskey } from '#tests/support/openSignedIn.ts';
import { waitUntilHydrated } from '#tests/support/waitUntilHydrated.ts';
import { administrator } from '#tools/local-firebase/seedAccounts.ts';
import { bookedDay, booking, failedMessage, pictureTime } from './seedInbox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const heading = (page: Page, name?: string) => page.getByRole('heading', { name }).first();

async function waitUntilAllIsLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // Scrolls to the top, because a focused field may have scrolled the page.
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function picture(
  name: string,
  address: string,
  prepare: (page: Page) => Promise<void> = async () => {},
  extent: 'page' | 'window' = 'page',
): void {
  test(name, async ({ page }) => {
    await page.clock.setFixedTime(pictureTime);
    await page.goto(address);
    await waitUntilHydrated(page);
    await prepare(page);
    await waitUntilAllIsLoaded(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: extent === 'page' });
  });
}

const routes = readdirSync(process.env.SHOTS_DIST ?? 'dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
  // Without a sign-in, the desk shows the login; screenshots of the desk follow below.
  .filter((path) => !isDeskPath(path))
  .sort();

const redirectsToLogin = (path: string) => ['/perfil', '/configuracoes'].includes(path);

for (const path of routes)
  picture(path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path, async (page) => {
    if (redirectsToLogin(path)) await button(page, 'Entrar').waitFor();
  });

picture('not-found', '/nao-existe');

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  picture('menu-open', '/', (page) => button(page, 'Menu').click(), 'window');
});

async function openPreferences(page: Page): Promise<void> {
  await button(page, 'Preferências').click();
  await page.getByRole('dialog', { name: 'Preferências de leitura' }).waitFor();
}
picture('preferences-open', '/', openPreferences, 'window');

const sendEmpty = (name: string, message: string) => async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await button(page, name).click();
  await page.getByText(message).first().waitFor();
};
picture('contact-errors', '/contato', sendEmpty('Enviar mensagem', 'Nome é obrigatório'));
picture('booking-errors', '/Agendamento', sendEmpty('Confirmar agendamento', 'Nome é obrigatório'));
picture(
  'registration-errors',
  '/cadastrar-perfil',
  sendEmpty('Criar conta', 'Nome de usuário é obrigatório'),
);

picture('contact-sent', '/contato', async (page) => {
  await page.route('**/api/sendContactEmail', (route) =>
    route.fulfill({ json: { ok: true, id: failedMessage.id } }),
  );
  await field(page, 'Nome').fill('Ana Souza');
  await field(page, 'Email').fill('ana@exemplo.com.br');
  await field(page, 'Mensagem').fill('Boa tarde!');
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await button(page, 'Enviar mensagem').click();
  await heading(page, 'Mensagem enviada com sucesso!').waitFor();
});

picture('booking-day-chosen', '/Agendamento', async (page) => {
  await page.locator('input[name="data"]').fill(bookedDay);
  await page.getByText(/horários? livres? neste dia/).waitFor();
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Senha').fill(password);
  await button(page, 'Entrar').click();
}

picture('login-error', '/login', async (page) => {
  await signIn(page, 'ninguem@exemplo.com.br', 'errada-1');
  await page.getByRole('alert').first().waitFor();
});

function signedIn(name: string, address: string, shows: (page: Page) => Promise<void>): void {
  picture(name, address, async (page) => {
    await signIn(page, administrator.email, administrator.password);
    await page.waitForURL((url) => url.pathname !== '/login');
    if (address.startsWith('/admin')) await passPasskey(page);
    await shows(page);
  });
}

const showsHeading = (name: string) => (page: Page) => heading(page, name).waitFor();
const showsBooking = (page: Page) => page.getByRole('link', { name: booking.nome }).waitFor();
const findInInbox = (words: string) => async (page: Page) => {
  const searchbox = page.getByRole('searchbox', { name: 'Procurar em mensagens e agendamentos' });
  await searchbox.fill(words);
  await searchbox.press('Enter');
  await page.getByText(/^\d+ resultados?$/).waitFor();
};

signedIn('profile-signed-in', '/perfil', showsHeading(administrator.displayName));
signedIn('settings-signed-in', '/configuracoes', showsHeading('Configurações'));
signedIn('desk-today', '/admin', showsHeading(failedMessage.nome));
signedIn('desk-agenda', `/admin/agenda?data=${bookedDay}`, showsBooking);
signedIn('desk-day', `/admin/agenda?aba=dia&data=${bookedDay}`, showsBooking);
signedIn('desk-month', `/admin/agenda?aba=mes&data=${bookedDay}`, showsBooking);
signedIn('desk-people', '/admin/pessoas', showsHeading('Pessoas'));
signedIn('desk-numbers', '/admin/numeros', showsHeading('Números'));
signedIn('desk-team', '/admin/ajustes?aba=equipe', showsHeading('Equipe'));
signedIn('desk-settings', '/admin/ajustes', showsHeading('Dias e horários'));
signedIn('inbox-messages', '/admin/conversas', showsHeading(failedMessage.nome));
signedIn('inbox-message', `/admin/conversas?registro=${failedMessage.id}`, showsHeading(failedMessage.nome));
signedIn('inbox-found', '/admin/conversas', findInInbox(failedMessage.nome));
signedIn('inbox-nothing-found', '/admin/conversas', findInInbox('ninguem'));
signedIn('inbox-person', `/admin/pessoas?registro=${failedMessage.id}`, showsHeading(failedMessage.nome));
signedIn('desk-write', '/admin/conversas', async (page) => {
  await button(page, 'Novo').click();
  await button(page, 'Mensagem').click();
});
