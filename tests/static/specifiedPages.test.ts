import { describe, expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';

/** A part of a page as the specification and docs/product.md fix it. */
type Part = {
  /** Id of the section, or the beginning of its heading. */
  in: string;
  /** Its headings of the third level, literally and in order. */
  titles?: string[];
  /** Its figures, literally and in order. */
  figures?: string[];
  /** How many elements a selector finds. */
  counts?: Record<string, number>;
  /** The same where the studio adds items: there may be more. */
  least?: Record<string, number>;
  texts?: string[];
  links?: string[];
};

const caseStudies = (part: string, ...titles: string[]): Part => ({
  in: part,
  least: { article: 2, 'article dt': 6 },
  texts: ['Cliente', ...titles],
});

const specified: Record<string, Part[]> = {
  '/sobre': [
    {
      in: 'De 2014 a',
      least: { li: 8, time: 8 },
      texts: ['2014', '2015', '2016', '2017', '2018', '2019', '2020', '2021', 'Nasce o Alinhavo'],
    },
    {
      in: 'equipe',
      least: { 'article img[alt]:not([alt=""])': 3, 'article li': 9 },
      texts: [
        ...['Helena Prado', 'Caio Nascimento', 'Jurema Tapajós'],
        ...['Direção de design', 'Pesquisa e acessibilidade', 'Educação e inclusão'],
      ],
    },
    { in: 'Quatro valores', titles: ['Diversidade', 'Inovação', 'Colaboração', 'Impacto'] },
    { in: 'O que nos diferencia', counts: { li: 4 } },
    { in: 'Agora conte de você', links: ['/contato', '/projetos'] },
  ],
  '/academy': [
    { in: 'metodologia', counts: { li: 4 }, links: ['/metodologia-completa'] },
    {
      in: 'modelos',
      least: { article: 3 },
      links: ['/modelo-visualizacao', '/modelo-inclusao', '/modelo-gestao'],
    },
    {
      in: 'publicacoes',
      counts: { article: 3 },
      links: ['/todas-publicacoes'],
    },
    { in: 'Encontros', least: { li: 2 } },
    { in: 'Tem uma pergunta boa?', links: ['/contato', '/trabalhe-conosco'] },
  ],
  '/todas-publicacoes': [
    {
      in: 'conteudo',
      texts: ['Artigo científico', 'Estudo de caso', 'White paper'],
      links: ['/artigo-visualizacao', '/artigo-inclusivo', '/whitepaper-gestao'],
    },
  ],
  '/eventos': [
    {
      in: 'conteudo',
      texts: [
        '15 de novembro de 2023, 14:00–17:00 (GMT-3)',
        '28 de novembro de 2023, 10:00–12:00 (GMT-3)',
        'Evento realizado',
      ],
      links: ['/workshop-acessibilidade', '/palestra-gestao'],
    },
  ],
  '/servicos': [
    { in: 'Três ofícios', counts: { article: 3 } },
    {
      in: 'Sob medida',
      counts: { li: 4 },
      texts: [
        'Você recebe: retratos de quem usa, protótipo testado, plano de melhoria.',
        '70% menos pedidos de ajuda',
      ],
      links: ['/DesignCentradoHumano', '/GestaoConhecimentoPage', '/TreinamentosPage', '/EducacaoDesignPage'],
    },
    { in: 'Como um projeto anda', counts: { button: 4, li: 3 } },
    { in: 'O que já saiu do papel', titles: ['Fotografia Empodera', 'PlaceBe'] },
    { in: 'Quem já trabalhou', least: { figure: 2, '[aria-label^="Avaliação: "]': 2 } },
  ],
  '/ExperienciasDigitais': [
    { in: 'Quatro serviços', counts: { article: 4 } },
    { in: 'processo', counts: { li: 4 } },
    caseStudies('Dois produtos em uso', 'Biblioteca Sonora', 'Ponto Certo'),
    { in: 'Tem uma tela', links: ['/contato', '/Agendamento?tipo=website', '/servicos'] },
  ],
  '/DesignTransformador': [
    { in: 'O que costuma mudar', figures: ['2x', '30%', '40%', '70%'] },
    { in: 'Por onde dá', counts: { article: 4, 'article li': 12 } },
    caseStudies('Antes e depois', 'PlaceBe', 'Agenda do Posto'),
    { in: 'Qual é o primeiro', links: ['/contato', '/Agendamento?tipo=outro'] },
  ],
  '/BrandingPage': [
    { in: 'O que uma marca', counts: { h3: 4 } },
    { in: 'processo', counts: { article: 3, 'article li': 12 } },
    caseStudies('Marcas que estão', 'Pão da Terra', 'Cinema Descrito'),
    { in: 'A sua marca', links: ['/contato', '/Agendamento?tipo=branding'] },
  ],
  '/TreinamentosPage': [
    {
      in: 'programas',
      texts: [
        ...['Design Thinking', 'UX Research Avançado', 'Inovação Corporativa'],
        ...['Duração: 16 horas', 'Duração: 24 horas', 'Duração: 8 horas'],
      ],
      links: [
        '/treinamentos/design-thinking',
        '/treinamentos/ux-research-avançado',
        '/treinamentos/inovação-corporativa',
      ],
    },
    { in: 'eventos', least: { li: 3 } },
    { in: 'Quem já fez', least: { figure: 2, '[aria-label^="Avaliação: "]': 2 } },
    {
      in: 'proposta',
      texts: ['Design Thinking', 'UX Research', 'Inovação Corporativa', 'Outro (especifique)'],
      links: ['mailto:ola@alinhavo.example', 'tel:+551155550142', '/politica'],
    },
    { in: 'conteudo', links: ['/Agendamento?tipo=outro'] },
  ],
  '/DesignCentradoHumano': [
    { in: 'O que melhora', figures: ['70%', '40%', '2x'] },
    { in: 'Quatro etapas', counts: { ol: 1, li: 4 } },
    { in: 'O que fica com você', counts: { li: 4 } },
    caseStudies('Dois lugares', 'Ponto Certo', 'Caixa que Conversa'),
    { in: 'Quem usa o que', links: ['/contato', '/Agendamento?tipo=produto'] },
  ],
  '/GestaoConhecimentoPage': [
    { in: 'O que se ganha', figures: ['40%', '2x', '70%'] },
    { in: 'Quatro gavetas', counts: { h3: 4 } },
    { in: 'metodo', counts: { li: 4 } },
    { in: 'Três ferramentas', counts: { li: 3 }, links: ['/whitepaper-gestao'] },
    caseStudies('Onde o saber', 'Gaveta Aberta', 'PlaceBe'),
    { in: 'Se você saísse', links: ['/contato', '/Agendamento?tipo=outro'] },
  ],
  '/EducacaoDesignPage': [
    { in: 'O que muda', figures: ['70%', '40%', '2x', '90%'] },
    {
      in: 'programas',
      least: { article: 4 },
      texts: ['8 a 16 horas', '3 a 12 meses', '20 a 60 horas', '6 a 12 meses'],
    },
    { in: 'O nosso jeito', counts: { h3: 2 } },
    caseStudies('Aulas que saíram', 'Trilha do Reuso', 'Fotografia Empodera'),
    { in: 'proposta', texts: ['Design Thinking', 'UX/UI Design', 'Design Estratégico', 'Outro'] },
    { in: 'conteudo', links: ['/Agendamento?tipo=outro'] },
  ],
  '/CaseFotografiaEmpodera': [
    {
      in: 'Quatro passos',
      titles: [
        'Diagnóstico participativo',
        'Formação multidimensional',
        'Prototipagem comunitária',
        'Ativação do ecossistema',
      ],
    },
    { in: 'O que fizemos', counts: { article: 3 } },
    {
      in: 'O que ficou',
      counts: { li: 4, 'li img[alt]': 4 },
      texts: [
        '95% de pertencimento',
        'Coletivo autossustentável',
        '150% da meta de financiamento',
        'R$ 15 mil de renda gerada',
      ],
    },
  ],
  '/CasePlaceBe': [
    { in: 'O desafio', texts: ['Praças reformadas sem conversa voltavam a ficar vazias em poucos meses.'] },
    { in: 'Cinco passos', titles: ['Identificar', 'Criar', 'Armazenar', 'Compartilhar', 'Aplicar'] },
    { in: 'A solução', counts: { h3: 4 } },
    { in: 'Quatro fases', counts: { h3: 4 } },
    {
      in: 'O que mudou',
      figures: ['78%', '40%', '32', '15'],
      texts: ['espaços revitalizados', 'comunidades empoderadas', 'Prêmio de inovação social 2020'],
    },
    { in: 'Antes e depois', counts: { 'img[alt^="Antes: "], img[alt^="Depois: "]': 2 } },
    { in: 'Tem um lugar', links: ['/contato?caso=placebe', '/metodologia/placemaking'] },
  ],
  '/politica': [
    { in: 'informacoes', counts: { h2: 1 } },
    { in: 'uso', counts: { h2: 1 } },
    { in: 'compartilhamento', counts: { h2: 1 } },
    { in: 'seguranca', counts: { h2: 1 } },
    { in: 'cookies', texts: ['O que fica guardado onde'] },
    { in: 'links', counts: { h2: 1 } },
    { in: 'consentimento', counts: { h2: 1 } },
    { in: 'bases-legais', counts: { h3: 1 } },
    { in: 'prazos', texts: ['12 meses'] },
    { in: 'direitos', counts: { li: 6 } },
    { in: 'encarregado', texts: ['privacidade@'] },
    { in: 'operadores', counts: { h3: 1 } },
  ],
  '/manifesto': [
    {
      in: 'conteudo',
      counts: { 'li h2': 8 },
      texts: [
        'Criatividade',
        'Empatia e inclusão',
        'Excelência',
        'Inovação',
        'Colaboração',
        'Sustentabilidade',
        'Impacto além da estética',
        'Acessibilidade como direito',
        'WCAG 2.2',
        'ABNT NBR 17225',
      ],
    },
  ],
  '/projetos/pão-da-terra': [
    { in: 'conteudo', links: ['/Agendamento?tipo=branding', '/contato?caso=pão-da-terra'] },
  ],
  '/projetos': [{ in: 'conteudo', least: { 'ul img[alt]': 7 } }],
  '/cases/gestao-conhecimento': [{ in: 'conteudo', texts: ['4ª edição do cartão, já feita sem a gente'] }],
  '/cases/gaveta-aberta': [
    {
      in: 'conteudo',
      texts: ['40% menos tempo até achar um plano de aula'],
      links: ['/Agendamento?tipo=outro', '/contato?caso=gaveta-aberta'],
    },
  ],
  '/cases/agenda-do-posto': [
    { in: 'conteudo', texts: ['14 faltas em cada cem consultas marcadas; eram 23'] },
  ],
  '/cases/caixa-que-conversa': [{ in: 'conteudo', texts: ['70% menos pedidos de ajuda na loja de teste'] }],
};

function partOf(document: Document, name: string): Element {
  const found =
    document.getElementById(name) ??
    [...document.querySelectorAll('main section')].find((section) =>
      section.querySelector('h2')?.textContent.trim().startsWith(name),
    );
  if (!found) throw new Error(`no part “${name}”`);
  return found;
}

const textsOf = (part: Element, selector: string) =>
  [...part.querySelectorAll(selector)].map((element) => element.textContent.trim());

describe.each(Object.entries(specified))('%s', (path, parts) => {
  const page = builtPages.find((built) => built.path === path);
  test.each(parts)(
    'shows what is fixed in “$in”',
    ({ in: name, titles, figures, counts, least, texts, links }) => {
      if (!page) throw new Error(`${path} is not built`);
      const part = partOf(page.document, name);
      if (titles) expect(textsOf(part, 'h3')).toEqual(titles);
      if (figures) expect(textsOf(part, 'dd')).toEqual(figures);
      for (const [selector, count] of Object.entries(counts ?? {}))
        expect(part.querySelectorAll(selector).length, selector).toBe(count);
      for (const [selector, count] of Object.entries(least ?? {}))
        expect(part.querySelectorAll(selector).length, selector).toBeGreaterThanOrEqual(count);
      for (const text of texts ?? []) expect(part.textContent).toContain(text);
      const hrefs = [...part.querySelectorAll('a')].map((link) => decodeURI(link.getAttribute('href') ?? ''));
      expect(hrefs).toEqual(expect.arrayContaining(links ?? []));
    },
  );
});

test('every publication is a text of 600 words or more', () => {
  for (const path of ['/artigo-visualizacao', '/artigo-inclusivo', '/whitepaper-gestao']) {
    const article = builtPages.find((built) => built.path === path)?.document.querySelector('main');
    expect(article?.textContent.split(/\s+/).length, path).toBeGreaterThanOrEqual(600);
  }
});
