import styles from './TextBlocks.module.css';

/** A paragraph, a list, steps in their order, a smaller heading, or a sentence that stands out. */
export type TextBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly subtitle: string }
  | { readonly highlight: string };

/** The words of a block, for counting them. */
export function blockText(block: TextBlock): string {
  return typeof block === 'string' ? block : Object.values(block).flat().join(' ');
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('highlight' in block) return <p className={styles.highlight}>{block.highlight}</p>;
  if ('steps' in block)
    return (
      <ol className={styles.steps}>
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  return (
    <ul className={styles.list}>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Running text as it stands in a content module. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}
