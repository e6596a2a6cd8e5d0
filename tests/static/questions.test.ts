import { expect, test } from 'vitest';
import { CONSULTATION_LENGTHS } from '#src/domain/bookingOptions.ts';
import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/searchText.ts';
import { createSearch } from '#src/pages/search/createSearch.ts';
import { builtPages, readBuiltFile } from '#tests/support/builtSite.ts';

const pages: SearchPage[] = JSON.parse(readBuiltFile(SEARCH_PAGES_PATH.slice(1)));
const search = createSearch(pages);

/** What a visitor wants to know, what they may type, and the page that answers with the words with which it does. */
const questions: [question: string, typed: string, path: string, answer: RegExp][] = [
  ['Do they test apps?', 'testar aplicativo', '/ExperienciasDigitais', /test/i],
  ['What does branding cost?', 'quanto custa', '/orcamento', /tamanhos/i],
  ['How long does a project take?', 'prazo projeto', '/orcamento', /semanas/i],
  [
    'When was the talk on knowledge?',
    'palestra gestão do conhecimento',
    '/palestra-gestao',
    /28 de novembro de 2023/,
  ],
  [
    'When was the workshop on accessibility?',
    'workshop acessibilidade',
    '/workshop-acessibilidade',
    /15 de novembro de 2023/,
  ],
  ['Where is the studio?', 'endereço do estúdio', '/contato', /São Paulo/],
  ['How do I phone them?', 'telefone', '/contato', /\(11\) 5555-0142/],
  ['How do I book a conversation?', 'marcar conversa', '/Agendamento', /Agende a sua consultoria/],
  ['How long is a consultation?', 'duração da consultoria', '/Agendamento', RegExp(CONSULTATION_LENGTHS)],
  ['Can I change or cancel my booking?', 'mudar ou cancelar agendamento', '/Agendamento', /mudar o horário/i],
  [
    'Do they audit sites for accessibility?',
    'auditoria de acessibilidade',
    '/acessibilidade-digital',
    /WCAG/,
  ],
  ['Which laws apply to my site?', 'lei brasileira de inclusão', '/acessibilidade-digital', /13\.146/],
  ['Is this site itself accessible?', 'declaração de acessibilidade', '/acessibilidade', /WCAG 2\.2/],
  ['How do I report a barrier?', 'avisar barreira', '/acessibilidade', /barreira/i],
  ['What do they stand for?', 'manifesto de design', '/manifesto', /Manifesto/],
  ['What happens to my data?', 'meus dados', '/politica', /12 meses/],
  ['How do I have my data erased?', 'apagar dados', '/politica', /apagar/i],
  ['Who works there?', 'equipe', '/sobre', /Helena Prado/],
  ['Since when do they exist?', 'história do estúdio', '/sobre', /2014/],
  ['Do they hire?', 'trabalhe conosco', '/trabalhe-conosco', /vaga|portf/i],
  ['Do they teach design thinking?', 'curso design thinking', '/treinamentos/design-thinking', /16 horas/],
  [
    'How long is the course on research?',
    'ux research avançado',
    '/treinamentos/ux-research-avançado',
    /24 horas/,
  ],
  ['Do they come to companies?', 'treinamento para empresas', '/TreinamentosPage', /empresa/i],
  ['Do they have projects for blind people?', 'biblioteca para cegos', '/projetos/biblioteca-sonora', /ceg/i],
  ['What did they do for public transport?', 'ônibus', '/projetos/ponto-certo', /ponto/i],
  ['What is placemaking?', 'placemaking', '/CasePlaceBe', /lugar|praça/i],
  ['How do they work with people?', 'design centrado no humano', '/DesignCentradoHumano', /pessoas/i],
  ['How do I cite an article?', 'citar artigo visualização', '/artigo-visualizacao', /Como citar/],
  ['Where are all the publications?', 'publicações', '/todas-publicacoes', /White paper/i],
  ['Will there be another event?', 'próximo encontro', '/eventos', /Avise-me/],
];

test('what a visitor wants to know is on a page among the first three that the search finds', () => {
  const unanswered = questions.filter(([, typed, path, answer]) => {
    const found = search(typed)
      .slice(0, 3)
      .map((result) => result.path);
    const page = builtPages.find((built) => built.path === path);
    return !found.includes(path) || !answer.test(page?.document.querySelector('main')?.textContent ?? '');
  });
  expect(unanswered).toEqual([]);
});
