import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './Colours.module.css';
import { contrastRatio } from './contrastRatio.ts';

/** Each pair as "text on background", in the tokens that have the two colours. */
const pairs = [
  { name: 'Texto', on: 'linho', words: '--text', panel: '--page' },
  { name: 'Texto suave', on: 'linho', words: '--text-soft', panel: '--page' },
  { name: 'Link', on: 'linho', words: '--link', panel: '--page' },
  { name: 'Erro', on: 'linho', words: '--error', panel: '--page' },
  { name: 'Sucesso', on: 'linho', words: '--success', panel: '--page' },
  { name: 'Texto', on: 'linho-2', words: '--text', panel: '--surface' },
  { name: 'Texto suave', on: 'linho-2', words: '--text-soft', panel: '--surface' },
  { name: 'Link', on: 'linho-2', words: '--link', panel: '--surface' },
  { name: 'Botão', on: 'linha', words: '--on-button', panel: '--button' },
  { name: 'Tinta', on: 'girassol', words: '--fixed-ink', panel: '--sunflower' },
  { name: 'Tinta', on: 'lilás', words: '--fixed-ink', panel: '--lilac' },
  { name: 'Tinta', on: 'céu', words: '--fixed-ink', panel: '--sky' },
  { name: 'Tinta', on: 'coral', words: '--fixed-ink', panel: '--coral' },
  { name: 'Linho', on: 'petróleo', words: '--fixed-cream', panel: '--petrol' },
  { name: 'Linho', on: 'folha', words: '--fixed-cream', panel: '--leaf' },
  { name: 'Linho', on: 'linha escura', words: '--fixed-cream', panel: '--panel-red' },
  { name: 'Linho', on: 'faixa', words: '--fixed-cream', panel: '--band' },
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

function Swatch({ name, on, words, panel }: (typeof pairs)[number]) {
  const swatch = useRef<HTMLLIElement>(null);
  const ratio = useContrast(swatch);
  return (
    <li
      ref={swatch}
      className="stack top pad-5 dashed rounded-m"
      style={{ background: `var(${panel})`, color: `var(${words})` }}
    >
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
        <Swatch key={pair.words + pair.panel} {...pair} />
      ))}
    </ul>
  );
}
