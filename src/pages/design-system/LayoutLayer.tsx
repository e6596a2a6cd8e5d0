import { Specimen } from './Specimen.tsx';

const groups = [
  {
    title: 'Larguras',
    classes: [
      ['band', 'o espaço de uma seção, acima, abaixo e dos lados; band-block e gutter são as suas metades'],
      ['content-width', 'o conteúdo, centrado; page-width conta com as margens da página'],
      ['measure', 'a largura de um texto corrido; narrow-text e wide-text são as outras duas'],
    ],
  },
  {
    title: 'Pilhas, grades e grupos',
    classes: [
      ['stack-1 … stack-8', 'um abaixo do outro, sempre à mesma distância; stack, sem distância própria'],
      ['grid, grid-4 … grid-8', 'o mesmo, com a distância usual entre colunas; wide-gap, com uma maior'],
      ['cluster-2 … cluster-4', 'um ao lado do outro, em quantas linhas for preciso'],
      ['row, row-2 … row-4', 'um ao lado do outro, em uma linha só'],
      ['columns-fit', 'tantas colunas quantas couberem, cada uma com --column-min ou mais'],
      [
        'columns-2, columns-3, columns-4, columns-12',
        'colunas iguais em telas largas; -s e -m em telas menores',
      ],
      ['split-7-5, split-5-7, split-8-4 …', 'duas colunas nessa proporção, em telas largas'],
      ['edges', 'o conteúdo na coluna do meio, as figuras até a borda da tela'],
    ],
  },
  {
    title: 'Alinhamento',
    classes: [
      ['top, centred, start', 'o conteúdo de uma grade: em cima, no meio, no começo da linha'],
      ['middle, bottom, upper', 'cada item na sua linha; com -l, só em telas largas'],
      [
        'self-start, self-end, self-top, across',
        'um item só: no começo, embaixo, em cima, em todas as colunas',
      ],
    ],
  },
  {
    title: 'Texto',
    classes: [
      ['title-xl … title-s, hero, subtitle, lead, small', 'os tamanhos'],
      ['display, heading', 'a letra dos títulos, grandes e pequenos; plain desfaz'],
      ['leading-display … leading-text', 'a altura da linha'],
      [
        'soft, strong, balance, tabular, breakable',
        'cor suave, negrito, linhas equilibradas, algarismos, quebra',
      ],
    ],
  },
  {
    title: 'Superfícies e links',
    classes: [
      ['cover-link', 'o link que abre o cartão inteiro em que está (relative)'],
      ['target, touch', 'a altura que um dedo acerta'],
      ['badge', 'uma etiqueta'],
      ['rule-above, rule-below, hairline-above, hairline-below, dashed', 'as linhas tracejadas'],
      ['rounded-s, rounded-m, rounded-l, round, frame, fill', 'os cantos, e figuras que ocupam o seu lugar'],
      ['pad-4 … pad-6, pad-block-…, pad-above-…, pad-below-…', 'o espaço dentro de uma parte'],
      ['screen-only, whole', 'no papel: ausente, ou em uma página só'],
    ],
  },
] as const;

/** The classes of src/styles/layout.css, text.css and parts.css, and what each of them is for. */
export function LayoutLayer() {
  return groups.map(({ title, classes }) => (
    <Specimen key={title} title={title}>
      <dl className="stack-4">
        {classes.map(([names, use]) => (
          <div key={names} className="stack-1">
            <dt className="strong">
              <code className="breakable">{names}</code>
            </dt>
            <dd className="soft measure">{use}</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  ));
}
