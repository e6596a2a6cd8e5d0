import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

/** How far the site meets a criterion. The keys are OpenACR's terms. */
export const adherences = {
  supports: 'Atende',
  'partially-supports': 'Atende em parte',
  'not-applicable': 'Não se aplica',
  'not-evaluated': 'Não avaliado',
} as const;

/** The day (yyyy-mm-dd) on which somebody last compared the report with the site. */
export const REPORT_DATE = '2026-11-22';

/** The path of the machine-readable report, which the build writes. */
export const OPENACR_PATH = '/acessibilidade/relatorio.openacr.yaml';

export const conformanceReport = {
  head: {
    title: `Relatório de conformidade | ${studio.name}`,
    description:
      'Cada critério das WCAG 2.2, A e AA: como este site o cumpre, o que mostra isso e o que ainda falta.',
  },
  title: 'Critério por critério',
  lead: 'Como este site cumpre cada critério das WCAG 2.2, e o que mostra isso: um teste, uma leitura com o leitor de tela, ou o que conferimos à mão.',
  reviewed: 'Lido contra o site em',
  download: 'Baixar em OpenACR (YAML)',
  downloadHint: ', o formato aberto da GSA, que programas leem, com as evidências.',
  summary: {
    title: 'O resultado',
    intro: 'Os 55 critérios dos níveis A e AA, e o contraste do nível AAA, que a nossa declaração promete.',
    labels: {
      supports: 'critérios atendidos',
      'partially-supports': 'atendidos em parte',
      'not-applicable': 'não se aplicam a este site',
      'not-evaluated': 'ainda não avaliados',
    } satisfies Record<keyof typeof adherences, string>,
  },
  level: 'nível',
  evidence: 'Evidências do critério',
  loading: 'Abrindo as evidências…',
  failed: 'As evidências não carregaram. Feche e abra de novo, ou baixe o relatório em OpenACR.',
  limits: 'Limite:',
  principles: [
    { start: '1', title: 'Perceptível', intro: 'O que está na página chega aos sentidos de quem lê.' },
    { start: '2', title: 'Operável', intro: 'Tudo se usa com o que cada pessoa tem à mão.' },
    { start: '3', title: 'Compreensível', intro: 'Textos, campos e avisos dizem o que querem dizer.' },
    {
      start: '4',
      title: 'Robusto',
      intro: 'Leitores de tela e outras tecnologias podem contar com o código.',
    },
  ],
  kinds: { test: 'Teste', walk: 'Leitura com o leitor de tela', manual: 'Conferido à mão' },
  transcripts: {
    title: 'O que o leitor de tela diz',
    intro:
      'As últimas leituras, com o Orca em português e o Firefox: cada tecla e o que se ouviu. “Cut off” marca uma fala interrompida.',
  },
  untested: {
    title: 'O que não foi testado',
    intro: 'Nenhum teste substitui quem usa. Isto ainda falta.',
    list: [
      'Uma rodada completa com pessoas com deficiência.',
      'NVDA e JAWS, no Windows.',
      'VoiceOver, no macOS e no iPhone, e TalkBack, no Android.',
      'Ampliadores de tela e comando de voz de verdade: conferimos o que eles precisam, não eles.',
      'Os serviços de terceiros por dentro: o reCAPTCHA e o VLibras.',
    ],
  },
  norms: {
    title: 'E as normas brasileiras',
    entries: [
      {
        term: 'ABNT NBR 17225',
        text: 'A norma de 2025 para conteúdo web toma os critérios das WCAG 2.2 como base: requisitos, os dos níveis A e AA, e recomendações, do nível AAA. O texto inteiro é vendido pela ABNT; até onde vai o que é público, este relatório cobre os requisitos.',
      },
      {
        term: 'eMAG 3.1',
        text: 'O modelo do governo federal segue as WCAG 2.0 com recomendações próprias. As que mudam a página, como atalho para o conteúdo, ordem de leitura, contraste, formulários sem mudança automática e o que fazer com JavaScript desligado, são cumpridas aqui; a barra do governo e os atalhos numéricos são dos sites públicos.',
      },
      {
        term: 'Lei 13.146/2015, artigo 63',
        text: 'Manda que sites de empresas sejam acessíveis conforme as melhores práticas internacionais, que são as WCAG.',
      },
    ],
  },
  action: {
    title: 'Achou algo que este relatório não diz?',
    text: 'Um critério marcado como atendido que não vale para você é um erro nosso. Conte, e o relatório muda.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Avisar sobre uma barreira' },
      { to: paths.accessibility, label: 'A declaração de acessibilidade' },
    ],
  },
} as const;
