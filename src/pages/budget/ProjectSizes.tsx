import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { TextBlocks } from '#src/components/sections/articles/TextBlocks.tsx';
import type { budget } from '#src/copy/forms/budget.ts';
import styles from './ProjectSizes.module.css';

const tones = ['lilac', 'sky', 'coral'] as const;

export function ProjectSizes({ items, time, range, reference }: (typeof budget)['sizes']) {
  return (
    <ol className="stack-5">
      {items.map((size, index) => (
        <li
          key={size.title}
          className={`${styles.size} grid-5 wide-gap-5 split-5-6-m rounded-l pad-panel whole`}
          data-tone={tones[index % tones.length]}
        >
          <div className="stack-4 top">
            <h3 className="title-m leading-display">{size.title}</h3>
            <DescriptionList
              entries={[
                { term: time, text: size.time },
                { term: range, text: size.range && `${size.range}. ${reference}` },
              ]}
            />
          </div>
          <TextBlocks blocks={[{ list: size.contains }]} />
        </li>
      ))}
    </ol>
  );
}
