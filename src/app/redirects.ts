import { paths } from '#src/domain/site/paths.ts';

/**
 * Hosting redirects these addresses too (tools/deploy/deployConfig.ts), for visitors without scripts. It rewrites
 * addresses whose target has a query, because its emulator would add a stray "&".
 */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/inscricao', to: `${paths.contact}?assunto=inscricao` },
  { from: '/calendario', to: paths.booking },
  { from: '/empresas', to: `${paths.training}#proposta` },
  { from: '/portfolio', to: paths.portfolio },
  { from: '/portfolio/branding', to: `${paths.portfolio}?categoria=branding` },
  { from: '/projetos/fotografia-empodera', to: '/CaseFotografiaEmpodera' },
  { from: '/projetos/placebe', to: '/CasePlaceBe' },
  { from: '/cases/manual-de-bolso', to: '/cases/gestao-conhecimento' },
  { from: '/cases/fotografia-empodera', to: '/CaseFotografiaEmpodera' },
  { from: '/cases/placebe', to: '/CasePlaceBe' },
  { from: '/branding/processo', to: `${paths.branding}#processo` },
  { from: paths.research, to: paths.publications },
  { from: '/gestao-conhecimento/whitepaper', to: '/whitepaper-gestao' },
  { from: '/metodologia', to: paths.methodology },
  { from: '/metodologia/dch', to: `${paths.methodology}#dch` },
  { from: paths.placemakingMethodology, to: `${paths.methodology}#placemaking` },
];
