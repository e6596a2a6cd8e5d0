/** Kinds of project, deadlines and price ranges of a budget request, in the order shown. */
export const BUDGET_KINDS = [
  'Acessibilidade digital',
  'Site ou plataforma',
  'Aplicativo',
  'Marca e identidade visual',
  'Pesquisa com usuários',
  'Treinamento',
  'Outro',
] as const;

export const BUDGET_DEADLINES = [
  'Em até um mês',
  'De um a três meses',
  'De três a seis meses',
  'Sem data marcada',
] as const;

export const BUDGET_BANDS = [
  'Até R$ 20 mil',
  'De R$ 20 mil a R$ 60 mil',
  'De R$ 60 mil a R$ 150 mil',
  'Acima de R$ 150 mil',
  'Ainda não sabemos',
] as const;
