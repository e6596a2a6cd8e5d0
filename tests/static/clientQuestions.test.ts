import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEARCH_PAGES_PATH, type SearchPage } from '#src/domain/site/searchText.ts';
import { createSearch } from '#src/pages/search/createSearch.ts';
import { builtPages, readBuiltFile } from '#tests/support/builtSite.ts';

/** A question and what its asker types into the search, by line: written from the specification alone, by somebody who had not seen the site. */
const asked = readFileSync(new URL('clientQuestions.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [question: string, typed: string]);

/** In the order of the questions: the page that answers, and the words with which it does. */
const answers: [path: string, answer: RegExp][] = [
  ['/orcamento', /preço é sob orçamento: depende de quantas telas, peças/],
  ['/perguntas', /consultoria que você agenda é gratuita/],
  ['/Agendamento', /Escolha o assunto, o dia e o horário/],
  ['/perguntas', /link com que você muda o horário ou cancela/],
  ['/perguntas', /aos sábados, domingos e feriados nacionais, não/],
  ['/perguntas', /Não precisa preparar nada.* acessibilidade digital dura 45 minutos/],
  ['/Agendamento', /A conversa é por vídeo.*link do vídeo chega por email/],
  ['/perguntas', /Helena Prado lê tudo .* em até dois dias úteis/],
  ['/contato', /São Paulo – SP.*Visitas com hora combinada/],
  ['/perguntas', /\(11\) 5555-0142 e atende ligações.*Não recebemos mensagens por WhatsApp/],
  ['/acessibilidade-digital', /pessoas com deficiências diferentes usam o produto/],
  ['/acessibilidade-digital', /Relatório de barreiras.*WCAG 2\.2/],
  ['/perguntas', /protótipo navegável.*A programação fica com a sua equipe/],
  ['/perguntas', /um site ou uma marca, de seis a dez semanas/],
  ['/BrandingPage', /processo/i],
  ['/projetos', /Fotografia Empodera/],
  ['/CaseFotografiaEmpodera', /95%.*150%.*R\$\s?15/],
  ['/CasePlaceBe', /2020/],
  ['/perguntas', /medidos com as organizações que aparecem em cada caso/],
  ['/perguntas', /Ainda não há turma aberta com data marcada/],
  ['/treinamentos/ux-research-avançado', /24 horas/],
  ['/perguntas', /certificado com a carga horária/],
  ['/perguntas', /Com mais de 25, dividimos em duas turmas/],
  ['/TreinamentosPage', /Basta dizer quem é a empresa e para onde responder/],
  ['/eventos', /Nenhum encontro marcado por enquanto/],
  ['/perguntas', /Como cito um artigo de vocês\?.*ABNT/],
  ['/perguntas', /Com a Academy, o nosso braço de pesquisa/],
  ['/perguntas', /Helena Prado \(direção de design\)/],
  ['/trabalhe-conosco', /Não temos vaga aberta todo mês/],
  ['/politica', /Só pedimos o que precisamos/],
];

const search = createSearch(JSON.parse(readBuiltFile(SEARCH_PAGES_PATH.slice(1))) as SearchPage[]);
const pageOf = (path: string) => builtPages.find((page) => page.path === path)?.document;
const linksOf = (path: string, area: string) =>
  [...(pageOf(path)?.querySelectorAll(`${area} a[href^="/"]`) ?? [])].map((link) =>
    decodeURI((link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? ''),
  );

const inMenu = new Set(linksOf('/', '#menu'));
const shownOn = (path: string) => new Set([...linksOf(path, 'main'), ...linksOf(path, 'footer')]);
const onHome = shownOn('/');
/** Taps from Home on a phone: the menu is opened by one of its own. */
function taps(path: string): number {
  if (onHome.has(path)) return 1;
  const isTwoAway = inMenu.has(path) || [...onHome].some((on) => shownOn(on).has(path));
  return isTwoAway ? 2 : Number.POSITIVE_INFINITY;
}

test.each(asked.map(([question, typed], index) => [question, typed, index] as const))(
  '%s',
  (_, typed, index) => {
    const [path, answer] = answers[index] ?? ['', /^$/];
    expect(pageOf(path)?.querySelector('main')?.textContent).toMatch(answer);
    const found = search(typed)
      .slice(0, 3)
      .map((result) => result.path);
    expect({ found: found.includes(path), taps: taps(path) <= 2 }).toEqual({ found: true, taps: true });
  },
);
