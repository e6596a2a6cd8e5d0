/** The values of `comoConheceu`, exactly as stored and shown (docs/product.md, section 3). */
export const REFERRAL_SOURCES = [
  'Google/Busca Online',
  'Indicação',
  'Redes Sociais',
  'Evento/Workshop',
  'Outro',
] as const;
