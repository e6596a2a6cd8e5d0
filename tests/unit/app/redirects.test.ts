import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redirects } from '#src/app/redirects.ts';

interface HostingRedirect {
  source: string;
  destination: string;
  type: number;
}

interface HostingRewrite {
  source: string;
  destination?: string;
}

const hosting: { redirects: HostingRedirect[]; rewrites: HostingRewrite[] } = JSON.parse(
  readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
).hosting;

const hasQuery = ({ to }: { to: string }) => to.includes('?');

test('Hosting leads on exactly as the site does, for visitors without a script', () => {
  expect(hosting.redirects.map(({ source, destination }) => ({ from: source, to: destination }))).toEqual(
    redirects.filter((redirect) => !hasQuery(redirect)),
  );
  expect(new Set(hosting.redirects.map(({ type }) => type))).toEqual(new Set([301]));
});

test('an address that leads to a screen with a query is answered with that screen', () => {
  for (const { from, to } of redirects.filter(hasQuery))
    expect(hosting.rewrites).toContainEqual({ source: from, destination: `${to.split('?')[0]}.html` });
});

test.each([
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
  ['/projetos/fotografia-empodera', '/CaseFotografiaEmpodera'],
  ['/projetos/placebe', '/CasePlaceBe'],
])('%s leads to %s', (from, to) => {
  expect(redirects).toContainEqual({ from, to });
});
