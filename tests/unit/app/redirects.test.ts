import { expect, test } from 'vitest';
import { redirects } from '#src/app/redirects.ts';

// tests/static/addresses.test.ts shows that Hosting leads on in the same way.
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
