import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFolder, readContent } from '#tools/content/readContent.ts';
import { copyContent } from './copyContent.ts';

const original = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

/** One copy of the content for all tests; each test restores what it has changed. */
const copy = copyContent(afterAll);

/** Changes these files of the content. Returns the problems, one line each. A file without a text is deleted. */
function problemsOf(files: Record<string, string | undefined>): readonly string[] {
  for (const [file, text] of Object.entries(files)) put(file, text);
  try {
    readContent({ folder: copy.url });
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  } finally {
    for (const file of Object.keys(files))
      put(file, existsSync(join(contentFolder, file)) ? original(file) : undefined);
  }
  return [];
}

function put(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(copy.fileAt(file));
  else copy.write(file, text);
}

const project = 'projects/ponto-certo.md';
const event = 'events/palestra-gestao.yaml';
const article = 'publications/artigo-inclusivo.md';
const story = 'cases/gaveta-aberta.md';
const model = 'models/modelo-gestao.yaml';
const vision = 'models/modelo-visualizacao.yaml';
const heading = '## O que mudou';
/** A file, the replaced text, its replacement, and the expected problem. */
// biome-ignore format: a row is a line
const broken: readonly (readonly [file: string, from: string | RegExp, to: string, problem: string])[] = [
  [project, /^client: .*\n/m, '', '"client" is missing'],
  [project, /## Solução[\s\S]*(?=## Resultado)/, '', '"solucao" is missing'],
  [project, /^title: .*$/m, "title: ''", '"title" must not be empty; it is ""'],
  [model, /^resultados:\n(?: {2}- .*\n)+/m, 'resultados: []\n', '"resultados" must have an entry; it is []'],
  [event, 'presencial: false', 'presencial: talvez', '"presencial" must be true or false; it is "talvez"'],
  [event, /description: .*$/m, 'description: Curta', '"head.description" must have at least 60 characters'],
  [article, /^data: .*$/m, 'data: 2023-02-30', '"data" is no day of the calendar; it is "2023-02-30"'],
  [event, /^inicio: .*$/m, 'inicio: 2023-11-28', '"inicio" must be a day and an hour of São Paulo'],
  [event, /^fim: .*$/m, 'fim: 2023-11-28 09:00', '"fim" must be later than "inicio"'],
  [project, 'category: app', 'category: moda', '"category" must be one of audiovisual, acessibilidade'],
  [project, 'category: app', 'categoria: app', '"categoria" is not a field here'],
  [story, /^order: .*$/m, 'address: /cases/agenda-do-posto', 'belongs to content/cases/agenda-do-posto.md'],
  [article, /^address: .*$/m, 'address: /Contato', '"address" /Contato belongs to a page of the site'],
  [article, /^address: .*$/m, 'address: //evil.example', '"address" must be an address of this site'],
  [article, '- caio-nascimento', '- ninguem', '"autores.1" names content/team/ninguem, which is not there'],
  [vision, '/ExperienciasDigitais', '/Experiencias', '"paginas.0.link" is no page of this site'],
  ['criteria/2-2-2.yaml', 'walk: services', 'walk: novo', '"shownBy.2.walk" names content/walks/novo, which is'],
  ['retellings/biblioteca-sonora.yaml', 'projects/', 'events/', '"item" must be the file of a project or case,'],
  ['questions/o-curso-da-certificado.yaml', 'Sim.', 'Sim, {fone}.', '"resposta" may name in braces only studio,'],
  ['criteria/2-2-2.yaml', 'walk: services', 'walk: home\n    test: x', '"shownBy.2" must have one of "test",'],
  ['criteria/1-3-3.yaml', 'date: 2026-11', 'date: 2026-13', '"shownBy.0.date" must be a month such as'],
  [project, 'project-ponto-certo.svg', 'onibus.svg', '"image" names a picture that is not there'],
  [project, /^image: .*$/m, 'image: https://evil.example/x.svg', '"image" must be the path of a picture'],
  ['team/caio-nascimento.yaml', /^foto: .*$/m, 'foto: /src/pictures/about/about-desktop.svg', '"foto" must be of one shape; it is "/src/pictures/about/about-desktop.svg"'],
  [project, /^alt: .*\n/m, '', '"image" needs "alt" beside it: what project-ponto-certo.svg shows'],
  ['studio.json', 'ola@', 'ola', '"email" must be an e-mail address'],
  ['pictureTexts.json', /^[\s\S]*$/, '{ "about": 3 }', '"about" must be text; it is 3'],
  [article, heading, `<script>alert(1)</script>\n\n${heading}`, ': HTML is not allowed, write Markdown'],
  [article, heading, `![foto](/p.png)\n\n${heading}`, ': a picture is named by its file above the text'],
  [article, heading, `[aqui](javascript:alert(1))\n\n${heading}`, ': the link to "javascript:alert(1)" must'],
  [article, heading, `[aqui](//evil.example)\n\n${heading}`, ': the link to "//evil.example" must begin'],
  [article, heading, '# O que mudou', ': headings begin with ## or ###, the title is a field'],
  [article, /^---\n/, '', 'must begin with its fields, between two lines of ---'],
  [event, 'tipo: Palestra', 'tipo: [Palestra', 'line '],
  [event, 'tipo: Palestra', 'tipo: Palestra\ntipo: Aula', 'line 4: Map keys must be unique'],
];

/** The rows, split into rounds with at most one row per file, because reading the whole content takes time. */
const rounds: (typeof broken)[number][][] = [];
for (const row of broken) {
  const round = rounds.find((rows) => rows.every(([file]) => file !== row[0]));
  if (round) round.push(row);
  else rounds.push([row]);
}

test.each(rounds.map((rows) => ({ rows })))(
  'the problem of each of several broken files is reported: round %#',
  ({ rows }) => {
    const changed = rows.map(([file, from, to]) => {
      const text = original(file).replace(from, () => to);
      expect(text, file).not.toBe(original(file));
      return [file, text];
    });
    const problems = problemsOf(Object.fromEntries(changed));
    for (const [file, , , problem] of rows) {
      const ofFile = problems.filter((line) => line.startsWith(`content/${file}: `));
      expect(ofFile.join('\n')).toContain(problem);
    }
  },
);

test('a file whose name cannot be an address is reported', () => {
  expect(problemsOf({ 'projects/Meu Projeto.md': '' })).toEqual([
    "content/projects/Meu Projeto.md: the file's name must be of a-z, 0-9 and hyphens, and end in .md or .yaml",
  ]);
});

test('a removed member is reported for every item that names them', () => {
  const problems = problemsOf({ 'team/jurema-tapajos.yaml': undefined });
  expect(problems.map((line) => line.split(': ')[0])).toEqual([
    'content/publications/artigo-inclusivo.md',
    'content/publications/whitepaper-gestao.md',
    'content/events/palestra-gestao.yaml',
    'content/events/workshop-acessibilidade.yaml',
  ]);
});

const NOTICE = 'texto: Fechados\ninicio: 2026-12-24 00:00\nfim: 2026-12-27 00:00\ndraft: false\n';

test.each([
  [`${NOTICE}link: { texto: Veja, endereco: /contato }`, []],
  [`${NOTICE}link: { texto: Veja, endereco: //x.example }`, ['"link.endereco" is no page of this site']],
  [NOTICE.replace('-27', '-23'), ['"fim" must be later than "inicio"']],
])('a notice with the fields %j has the problems %j', (fields, problems) => {
  const found = problemsOf({ 'notices/ferias.yaml': fields });
  expect(found.map((line) => line.split(/: |;/)[1])).toEqual(problems);
});
