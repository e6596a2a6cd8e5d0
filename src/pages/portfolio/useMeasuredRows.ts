import { type RefObject, useLayoutEffect, useRef } from 'react';

const nativeMasonry = () =>
  CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry');

/** How many one-pixel rows a piece takes: its height and the gap below it, so that the next one starts after both. */
function rowsOf(piece: HTMLElement, gap: number): number {
  return Math.ceil(piece.getBoundingClientRect().height + gap);
}

/**
 * Masonry for browsers that have none of their own (docs/product.md, section 4): each child of the list spans as many rows as
 * it is high, measured again when it changes. Without a script the plain grid of the stylesheet stands.
 * `pieces` is what the list shows; another array means other children.
 */
export function useMeasuredRows(pieces: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces are other elements to measure
  useLayoutEffect(() => {
    const wall = list.current;
    if (!wall || nativeMasonry()) return;
    const children = [...wall.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      // One column leaves no holes: a phone is spared the second layout.
      const isMeasured = matchMedia('(width >= 40rem)').matches;
      wall.toggleAttribute('data-measured', isMeasured);
      const gap = isMeasured ? Number.parseFloat(getComputedStyle(wall).columnGap) || 0 : 0;
      for (const piece of children) piece.style.gridRowEnd = isMeasured ? `span ${rowsOf(piece, gap)}` : '';
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const piece of children) observer.observe(piece);
    return () => observer.disconnect();
  }, [pieces]);

  return list;
}
