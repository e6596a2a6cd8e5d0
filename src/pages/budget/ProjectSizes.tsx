import { CardGrid } from '#src/components/sections/CardGrid.tsx';
import { DescriptionList } from '#src/components/sections/DescriptionList.tsx';
import { Card } from '#src/components/ui/Card.tsx';
import type { budget } from '#src/content/budget.ts';

const tones = ['lilac', 'sky', 'coral'] as const;

/** What typical sizes of projects contain, how long they take, and, where the studio says so, from which amount. */
export function ProjectSizes({ items, time, from }: (typeof budget)['sizes']) {
  return (
    <CardGrid>
      {items.map((size, index) => (
        <Card key={size.title} title={size.title} tone={tones[index % tones.length] ?? 'lilac'}>
          <ul>
            {size.contains.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <DescriptionList
            entries={[
              { term: time, text: size.time },
              ...(size.from ? [{ term: from, text: size.from }] : []),
            ]}
          />
        </Card>
      ))}
    </CardGrid>
  );
}
