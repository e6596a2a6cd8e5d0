import { readFileSync } from 'node:fs';
import { isAll } from './scaled.ts';

const sitemap = readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8');

/** The paths of the built site's sitemap: every address that visitors and search engines are sent to. */
const publicRoutes: readonly string[] = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** Twelve pages that share no template and together show every component of the site. */
const templates = [
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

/** The pages that are looked at one by one: twelve templates, in `npm run test:all` every page. */
export const testedRoutes = isAll ? publicRoutes : templates;
