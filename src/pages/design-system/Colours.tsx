import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Colours.module.css';
import { contrastRatio } from './contrastRatio.ts';

/** Each pair as "text on background"; its two colours stand in the style sheet. */
const pairs = [
  { pair: 'text', name: 'Texto', on: 'linho' },
  { pair: 'textSoft', name: 'Texto suave', on: 'linho' },
  { pair: 'link', name: 'Link', on: 'linho' },
  { pair: 'error', name: 'Erro', on: 'linho' },
  { pair: 'success', name: 'Sucesso', on: 'linho' },
  { pair: 'textSurface', name: 'Texto', on: 'linho-2' },
  { pair: 'textSoftSurface', name: 'Texto suave', on: 'linho-2' },
  { pair: 'linkSurface', name: 'Link', on: 'linho-2' },
  { pair: 'button', name: 'Botão', on: 'linha' },
  { pair: 'sunflower', name: 'Tinta', on: 'girassol' },
  { pair: 'lilac', name: 'Tinta', on: 'lilás' },
  { pair: 'sky', name: 'Tinta', on: 'céu' },
  { pair: 'coral', name: 'Tinta', on: 'coral' },
  { pair: 'petrol', name: 'Linho', on: 'petróleo' },
  { pair: 'leaf', name: 'Linho', on: 'folha' },
  { pair: 'red', name: 'Linho', on: 'linha escura' },
  { pair: 'band', name: 'Linho', on: 'faixa' },
] as const;

const figure = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The measured contrast of an element's text on its own background; measured again when theme or contrast change. */
function useContrast(element: RefObject<HTMLElement | null>): number | undefined {
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

function Swatch({ pair, name, on }: (typeof pairs)[number]) {
  const swatch = useRef<HTMLLIElement>(null);
  const ratio = useContrast(swatch);
  return (
    <li ref={swatch} className={styles.swatch} data-pair={pair}>
      <strong>
        {name} em {on}
      </strong>
      {ratio !== undefined && (
        <span>
          {figure.format(ratio)} : 1 {ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'só para desenho'}
        </span>
      )}
    </li>
  );
}

/** The colours in the pairs in which they are used, each with the contrast it has at this moment. */
export function Colours() {
  return (
    <ul className={styles.colours}>
      {pairs.map((pair) => (
        <Swatch key={pair.pair} {...pair} />
      ))}
    </ul>
  );
}
