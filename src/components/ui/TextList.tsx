import type { ComponentProps } from 'react';

interface TextListProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label'> {
  items: readonly string[];
  as?: 'ul' | 'ol';
  itemClass?: string;
}

export function TextList({ items, as: List = 'ul', itemClass, ...list }: TextListProps) {
  return (
    <List {...list}>
      {items.map((item) => (
        <li key={item} className={itemClass}>
          {item}
        </li>
      ))}
    </List>
  );
}
