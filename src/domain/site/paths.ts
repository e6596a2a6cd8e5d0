/** In the order of the route table (docs/product.md, section 2). Spellings are canonical; matching ignores case. */
export const paths = {
  home: '/',
  services: '/servicos',
  portfolio: '/projetos',
  about: '/sobre',
  digitalExperiences: '/ExperienciasDigitais',
  businessDesign: '/DesignTransformador',
  branding: '/BrandingPage',
  training: '/TreinamentosPage',
  humanCentredDesign: '/DesignCentradoHumano',
  knowledgeManagement: '/GestaoConhecimentoPage',
  designEducation: '/EducacaoDesignPage',
  academy: '/academy',
  contact: '/contato',
  booking: '/Agendamento',
  manifesto: '/manifesto',
  privacy: '/politica',
  login: '/login',
  profile: '/perfil',
  registration: '/cadastrar-perfil',
  bookingConfirmed: '/agendamento-confirmado',
  manageBooking: '/agendamento/gerir',
  markAnswered: '/respondido',
  accessibility: '/acessibilidade',
  conformanceReport: '/acessibilidade/relatorio',
  passwordReset: '/recuperar-senha',
  settings: '/configuracoes',
  accountAction: '/conta/acao',
  admin: '/admin',
  adminConversations: '/admin/conversas',
  adminAgenda: '/admin/agenda',
  adminPeople: '/admin/pessoas',
  adminFigures: '/admin/numeros',
  adminSettings: '/admin/ajustes',
  research: '/pesquisas',
  publications: '/todas-publicacoes',
  events: '/eventos',
  methodology: '/metodologia-completa',
  placemakingMethodology: '/metodologia/placemaking',
  careers: '/trabalhe-conosco',
  digitalAccessibility: '/acessibilidade-digital',
  budget: '/orcamento',
  questions: '/perguntas',
  search: '/busca',
  /** Hosting serves this page for unknown paths. */
  notFound: '/404',
} as const;

export const placeOf = (page: keyof typeof paths) => ({ path: paths[page], card: page });

/** The path patterns of items without a path of their own. `:slug` comes from the title ({@link ../text/slug.ts}). */
export const detailPaths = {
  project: '/projetos/:slug',
  case: '/cases/:slug',
  publication: '/publicacoes/:slug',
  model: '/modelos/:slug',
  event: '/eventos/:slug',
  trainingProgram: '/treinamentos/:slug',
  educationProgram: '/educacao-design/:slug',
} as const;

/** Path of the function that receives beacons (docs/decisions/0008-figures.md). */
export const FIGURES_PATH = '/api/figures';
