import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './CaseSheet.module.css';

type Sheet = NonNullable<Item<'cases-results'>['account']['making'][number]['folha']>;

const marked = (icon: 'check' | 'close') => (text: string) => (
  <p className="row-2">
    <Icon name={icon} /> <span>{text}</span>
  </p>
);

/** How lines are shown, keyed by the mark at their start. */
const looks: Record<string, (text: string) => ReactNode> = {
  '#': (text) => <p className="display title-m leading-display">{text}</p>,
  '+': marked('check'),
  '-': marked('close'),
  '>': (text) => <p className={styles.key}>{text}</p>,
  '~': (text) => (
    <p>
      <s>{text}</s>
    </p>
  ),
  '*': (text) => (
    <p className="cluster-2 middle small">
      <span className={styles.dots} aria-hidden="true">
        {'●'.repeat(Number.parseInt(text, 10))}
      </span>{' '}
      {text}
    </p>
  ),
  '=': (text) => {
    const [tone, ...words] = text.split(' ');
    return (
      <p className="row-2 middle">
        <i className={styles.colour} data-tone={tone} /> {words.join(' ')}
      </p>
    );
  },
};

const cells = (row: string) => row.split('|').slice(1);

function Table({ rows: [head = '', ...rows] }: { rows: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {cells(head).map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cells(row).map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row keep their order
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Documents and screens of the work, as text on a patchwork background. */
export function CaseSheet({ sheet: { tone, legenda, papeis } }: { sheet: Sheet }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <figure className={`${styles.sheet} stack-3 top`} data-large={isLarge || undefined}>
      <div className={`${styles.cloth} cluster-4 rounded-l`} data-tone={tone}>
        {papeis.map(({ forma, titulo, linhas }) => (
          <div key={titulo} className={`${styles.paper} stack-2 top shrinkable`} data-form={forma}>
            <p className="small strong">{titulo}</p>
            {linhas.some((line) => line.startsWith('|')) && (
              <Table rows={linhas.filter((line) => line.startsWith('|'))} />
            )}
            {linhas
              .filter((line) => !line.startsWith('|'))
              .map((line) => (
                <div key={line}>{looks[line[0] ?? '']?.(line.slice(2)) ?? <p>{line}</p>}</div>
              ))}
          </div>
        ))}
      </div>
      <figcaption className="cluster-4 middle between">
        <span className="small soft measure balance">{legenda}</span>
        <span className={`${styles.enlarge} script-only`}>
          <Button variant="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            Ampliar
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}
