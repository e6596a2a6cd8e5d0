import { type RefObject, useEffect, useState } from 'react';
import { contrastRatio } from './contrastRatio.ts';

/** The measured contrast of an element's text on its own background; measured again when theme or contrast change. */
export function useContrast(element: RefObject<HTMLElement | null>): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const { color, backgroundColor } = getComputedStyle(element.current);
      setRatio(contrastRatio(color, backgroundColor));
    };
    measure();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(measure);
    scheme.addEventListener('change', measure);
    choice.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
    return () => {
      scheme.removeEventListener('change', measure);
      choice.disconnect();
    };
  }, [element]);
  return ratio;
}
