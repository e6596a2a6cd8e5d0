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
    text: `Tente uma palavra só, ou escreva para a gente: respondemos em até ${studio.answerTime}.`,
    contact: 'Escrever para o estúdio',
  },
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
  start: {
    title: 'Por onde muita gente começa',
    pages: [
      { path: paths.services, label: 'Serviços' },
      { path: paths.portfolio, label: 'Projetos' },
      { path: paths.budget, label: 'Orçamento' },
      { path: paths.booking, label: 'Agendar uma consultoria' },
      { path: paths.questions, label: 'Perguntas' },
      { path: paths.publications, label: 'Publicações' },
      { path: paths.contact, label: 'Contato' },
    ],
  },
} as const;

/** Additional search words for pages that hardly contain them. A key with a final '/' applies to all pages below it. */
export const searchKeywords: Readonly<Record<string, string>> = {
  [paths.home]: 'início página inicial',
  [paths.services]: 'o que fazemos oferta consultoria',
  [paths.portfolio]: 'portfólio trabalhos clientes projeto social ong comunidade ver fizeram feito exemplos',
  [paths.about]: 'quem somos equipe time pessoas fundadores história conhecer trabalha',
  [paths.contact]: 'falar conosco e-mail email telefone endereço whatsapp ligar ficam mapa CNPJ razão social',
  [paths.booking]: 'agendamento agendar marcar conversa consulta reunião consultoria gratuita sábado online',
  [paths.privacy]: 'LGPD dados pessoais cookies excluir apagar meus dados',
  [paths.accessibility]:
    'leitor de tela contraste teclado libras traduzir barreira usar este site aumentar aumento letra texto tamanho escuro claro modo tema ligar tirar parar animações movimento',
  [paths.conformanceReport]: 'conformidade critérios WCAG VPAT ACR OpenACR',
  [paths.digitalAccessibility]:
    'acessibilidade auditoria avaliação WCAG leitor de tela aplicativos app laudo preço quanto custa teste testar cegos meu site não funciona no leitor de tela leitor tela site',
  [paths.budget]:
    'orçamento preço quanto custa cobram cobrar valor prazo pedir proposta app aplicativo site marca branding',
  [paths.careers]: 'vagas emprego estágio currículo portfólio trabalhar conosco trabalhar com vocês',
  [paths.branding]: 'marca logotipo logomarca logo identidade visual refazer',
  [paths.questions]:
    'remarcar desmarcar cancelar mudar consulta horário marcado nota fiscal emitir contrato assinar sigilo confidencialidade citação prazo site pronto dúvidas perguntas frequentes faq citar citação artigo referência ABNT TCC preço quanto custa gratuita grátis remarcar sábado certificado currículo whatsapp app aplicativo time equipe duração levar reunião online medir mediram números resultados participantes pessoas turma',
  [paths.events]: 'eventos oficinas workshops palestras agenda datas inscrição',
  [paths.training]: 'cursos curso treinamentos curso oficinas workshops turmas certificado para empresas',
  [paths.designEducation]: 'escola contratar oficina rede de ensino professores alunos',
  [paths.publications]: 'pesquisas ler artigos estudos',
  [paths.login]: 'login entrar conta acessar sessão',
  [paths.registration]: 'criar conta cadastrar cadastro registrar',
  [paths.passwordReset]: 'esqueci senha esquecida recuperar perdi',
  [paths.profile]:
    'meu perfil foto trocar mensagens mandei mensagens enviadas minhas mensagens conversas agendamentos',
  [paths.settings]: 'mudar trocar senha email apagar excluir conta baixar dados configurações',
  [paths.digitalExperiences]: 'site app aplicativo desenvolver ux ui testes com usuários',
  '/treinamentos/': 'curso treinamento formação',
  '/educacao-design/': 'curso programa formação',
  '/cases/': 'caso cliente',
  '/publicacoes/': 'artigo texto pesquisa',
  '/eventos/': 'evento encontro',
};
