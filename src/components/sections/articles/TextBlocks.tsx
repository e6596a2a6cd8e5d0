import { TextList } from '#src/components/ui/TextList.tsx';
import styles from './TextBlocks.module.css';

type Inline =
  | string
  | { readonly strong: string }
  | { readonly emphasis: string }
  | { readonly link: string; readonly to: string }
  | { readonly foreign: string; readonly lang: string };

type TextBlock =
  | string
  | { readonly words: readonly Inline[] }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly subtitle: string }
  | { readonly highlight: string };

function Word({ word }: { word: Inline }) {
  if (typeof word === 'string') return word;
  if ('strong' in word) return <strong>{word.strong}</strong>;
  if ('emphasis' in word) return <em>{word.emphasis}</em>;
  if ('foreign' in word) return <span lang={word.lang}>{word.foreign}</span>;
  return <a href={word.to}>{word.link}</a>;
}

export function Words({ words }: { words: readonly Inline[] }) {
  return words.map((word) => <Word key={JSON.stringify(word)} word={word} />);
}

const steps = { className: `${styles.steps} stack-4 counted`, itemClass: 'row-4 baseline' };

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('words' in block)
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('highlight' in block) return <p className={styles.highlight}>{block.highlight}</p>;
  if ('steps' in block) return <TextList items={block.steps} as="ol" {...steps} />;
  return <TextList items={block.list} className={`${styles.list} stack-3`} />;
}

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}
