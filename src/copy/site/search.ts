import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

export const search = {
  head: {
    title: `Busca | ${studio.name}`,
    description: `Procure em todas as páginas do site do ${studio.name}: serviços, projetos, pesquisas, publicações e como falar com a equipe.`,
  },
  title: 'O que você procura?',
  lead: 'A busca lê todas as páginas do site. Acentos, plurais e pequenos deslizes não atrapalham.',
  loading: 'Procurando…',
  failed: 'A busca não carregou. Confira a conexão e tente de novo.',
  retry: 'Tentar de novo',
  withoutScript: 'A busca precisa de JavaScript. Sem ele, estas páginas levam a tudo o que há no site.',
  none: {
    title: 'Nada por aqui com essas palavras',
    text: 'Tente uma palavra só, ou escreva para a gente: respondemos em até dois dias úteis.',
    contact: 'Escrever para o estúdio',
  },
  /** For an address that nothing stands behind. */
  unknown: {
    head: {
      title: `Endereço não encontrado | ${studio.name}`,
      description: `Não há nada neste endereço do site do ${studio.name}. A busca e as páginas mais procuradas levam adiante.`,
    },
    title: 'Nada neste endereço',
    named: 'Não encontramos',
    text: 'A página pode ter mudado de lugar, ou o endereço veio com uma letra trocada.',
    nearest: 'O que há de mais parecido:',
    common: 'Talvez você procure uma destas páginas:',
  },
  /** Pages offered before anything is typed. */
  start: {
    title: 'Por onde muita gente começa',
    pages: [
      { path: paths.services, label: 'Serviços' },
      { path: paths.portfolio, label: 'Projetos' },
      { path: paths.budget, label: 'Orçamento' },
      { path: paths.booking, label: 'Agendar uma conversa' },
      { path: paths.questions, label: 'Perguntas' },
      { path: paths.publications, label: 'Publicações' },
      { path: paths.contact, label: 'Contato' },
    ],
  },
} as const;

/**
 * Words that visitors use for a page and that the page itself does not say, or says too rarely to be found by them; a key
 * that ends in a slash stands for every page below it.
 */
export const searchKeywords: Readonly<Record<string, string>> = {
  [paths.home]: 'início página inicial',
  [paths.services]: 'o que fazemos oferta consultoria',
  [paths.portfolio]: 'portfólio trabalhos clientes projeto social ong comunidade',
  [paths.about]: 'quem somos equipe time pessoas fundadores história',
  [paths.contact]: 'falar conosco e-mail email telefone endereço whatsapp',
  [paths.booking]:
    'agendamento agendar marcar remarcar cancelar mudar horário reunião consultoria gratuita conversa sábado online',
  [paths.privacy]: 'LGPD dados pessoais cookies excluir meus dados',
  [paths.accessibility]: 'leitor de tela contraste teclado libras barreira',
  [paths.conformanceReport]: 'conformidade critérios WCAG VPAT ACR OpenACR',
  [paths.digitalAccessibility]:
    'acessibilidade auditoria avaliação WCAG leitor de tela aplicativos laudo preço quanto custa teste',
  [paths.budget]: 'preço quanto custa valor prazo proposta app aplicativo site marca branding',
  [paths.careers]: 'vagas emprego estágio currículo portfólio trabalhar conosco',
  [paths.branding]: 'marca logotipo identidade visual',
  [paths.questions]:
    'dúvidas perguntas frequentes faq citar citação artigo referência ABNT TCC preço quanto custa gratuita grátis remarcar sábado certificado currículo whatsapp app aplicativo time equipe duração levar reunião online medir mediram números resultados participantes pessoas turma',
  [paths.events]: 'eventos oficinas workshops palestras agenda datas inscrição',
  [paths.training]: 'cursos treinamentos oficinas workshops turmas certificado para empresas',
  [paths.digitalExperiences]: 'site app aplicativo desenvolver ux ui testes com usuários',
  '/treinamentos/': 'curso treinamento formação',
  '/educacao-design/': 'curso programa formação',
  '/cases/': 'caso cliente',
  '/publicacoes/': 'artigo texto pesquisa',
  '/eventos/': 'evento encontro',
};
