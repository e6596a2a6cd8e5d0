import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '#src/app/redirects.ts';
import { paths } from '#src/domain/site/paths.ts';
import { builtPages } from '#tests/support/builtSite.ts';
import { readContent } from '#tools/content/readContent.ts';
import { hostingOf } from '#tools/deploy/deployConfig.ts';
import { serveFolder } from '#tools/testing/serveFolder.ts';
import firebase from '../../firebase.json' with { type: 'json' };

let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const items = readContent().screens.map(({ path }) => path);
  const hosting = hostingOf(firebase.hosting, [], items);
  // Rewrites to functions are left out, because no functions run here.
  const rewrites = hosting.rewrites.filter((one) => 'destination' in one);
  site = await serveFolder('.', { ...hosting, rewrites });
});
afterAll(() => site.stop());

async function ask(path: string) {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

test('the build has a page for every address in the table of paths', () => {
  const leadOn = new Set(redirects.map(({ from }) => from));
  const asked = builtPages.map(({ path }) => path);
  for (const path of Object.values(paths))
    if (path !== paths.notFound && !leadOn.has(path)) expect(asked).toContain(path);
});

test.each([
  ['/SERVICOS', '/servicos'],
  ['/Login', '/login'],
  ['/AGENDAMENTO', '/Agendamento'],
  ['/agendamento', '/Agendamento'],
  ['/caseplacebe', '/CasePlaceBe'],
  ['/Acessibilidade-Digital', '/acessibilidade-digital'],
  ['/Agendamento/Gerir', '/agendamento/gerir'],
  ['/servicos/', '/servicos'],
  ['/agendamento/', '/Agendamento'],
  ['/Artigo-Inclusivo', '/artigo-inclusivo'],
  ['/projetos/Biblioteca-Sonora', '/projetos/biblioteca-sonora'],
  ['/Projetos/P%C3%A3o-da-terra', '/projetos/p%C3%A3o-da-terra'],
  ['/treinamentos/UX-Research-Avan%C3%A7ado/', '/treinamentos/ux-research-avan%C3%A7ado'],
])('%s redirects to %s, the canonical spelling', async (address, canonical) => {
  const answer = await ask(address);
  expect(answer).toMatchObject({ status: 301, location: canonical });
  expect((await ask(canonical)).status).toBe(200);
});

const oldAddresses = [
  ['/metodologia', '/metodologia-completa'],
  ['/metodologia/dch', '/metodologia-completa#dch'],
  ['/metodologia/placemaking', '/metodologia-completa#placemaking'],
  ['/gestao-conhecimento/whitepaper', '/whitepaper-gestao'],
  ['/pesquisas', '/todas-publicacoes'],
  ['/portfolio', '/projetos'],
  ['/portfolio/branding', '/projetos?categoria=branding'],
  ['/branding/processo', '/BrandingPage#processo'],
  ['/calendario', '/Agendamento'],
  ['/empresas', '/TreinamentosPage#proposta'],
  ['/inscricao', '/contato?assunto=inscricao'],
  // Addresses made from the titles of screens that have other addresses.
  ['/cases/manual-de-bolso', '/cases/gestao-conhecimento'],
  ['/cases/fotografia-empodera', '/CaseFotografiaEmpodera'],
  ['/cases/placebe', '/CasePlaceBe'],
  ['/projetos/fotografia-empodera', '/CaseFotografiaEmpodera'],
  ['/projetos/placebe', '/CasePlaceBe'],
] as const;

test.each(oldAddresses)('the former address %s redirects to %s, or serves that screen', async (from, to) => {
  expect(redirects).toContainEqual({ from, to });
  expect(redirects).toHaveLength(oldAddresses.length);
  expect(await ask(from)).toMatchObject(to.includes('?') ? { status: 200 } : { status: 301, location: to });
});

test.each([
  '/nao-existe',
  '/servicos/nao-existe',
  '/projetos/nao-existe',
  '/cases/nao-existe',
  '/treinamentos/nao-existe',
  '/educacao-design/nao-existe',
  '/lista.xml',
  '/shell.html',
  '/assets/nao-existe.js',
  '/images/nao-existe.svg',
])('%s gets a 404 and a page that offers other links', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  const { html } = answer;
  expect(html).toContain('Nada neste endereço');
  expect(html).toContain('action="/busca"');
  expect(html).toMatch(/<main.*href="\/servicos"/s);
});
