import { readFileSync } from 'node:fs';
import { isAll } from '#tests/support/scaled.ts';

/** Twelve pages that share no template and together show every component of the site. */
export const templates = [
  '/',
  '/servicos',
  '/projetos',
  '/CasePlaceBe',
  '/projetos/ponto-certo',
  '/sobre',
  '/TreinamentosPage',
  '/artigo-inclusivo',
  '/manifesto',
  '/contato',
  '/Agendamento',
  '/acessibilidade/relatorio',
];

export const testedRoutes = isAll ? readSitemap() : templates;

function readSitemap(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
