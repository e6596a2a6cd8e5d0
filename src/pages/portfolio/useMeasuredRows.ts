import { type RefObject, useLayoutEffect, useRef } from 'react';

const nativeMasonry = () =>
  CSS.supports('display', 'grid-lanes') || CSS.supports('grid-template-rows', 'masonry');

function rowsOf(piece: HTMLElement, gap: number): number {
  return Math.ceil(piece.getBoundingClientRect().height + gap);
}

/**
 * Masonry for browsers without native support (docs/product.md, section 4): each child spans as many one-pixel rows as
 * its height needs. Without scripts, the list is the stylesheet's plain grid.
 */
export function useMeasuredRows(pieces: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new pieces are new elements to measure
  useLayoutEffect(() => {
    const wall = list.current;
    if (!wall || nativeMasonry()) return;
    const children = [...wall.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      // A single column has no gaps to close, so phones are not measured.
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
