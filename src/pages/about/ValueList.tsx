import { type PaletteFill, paletteFills } from '#src/components/ui/drawings/paletteFills.ts';
import { about } from '#src/copy/about/about.ts';
import styles from './ValueList.module.css';

const { items } = about.values;

const shapes: Record<(typeof items)[number]['id'], readonly (readonly [PaletteFill, string])[]> = {
  diversity: [
    ['lilac', 'M0 0h240v240H0z'],
    ['coral', 'M0 0h120v120A120 120 0 0 1 0 0z'],
    ['sunflower', 'M120 0h120a120 120 0 0 1-120 120z'],
    ['ink', 'M0 120h120L0 240z'],
    ['petrol', 'M120 120a120 120 0 0 1 120 120H120z'],
    ['cream', 'M120 90a30 30 0 1 1 0 60 30 30 0 0 1 0-60z'],
  ],
  innovation: [
    ['ink', 'M0 0h240v240H0z'],
    ['sunflower', 'M120 20c0 55 45 100 100 100-55 0-100 45-100 100 0-55-45-100-100-100 55 0 100-45 100-100z'],
    ['coral', 'M120 92a28 28 0 1 1 0 56 28 28 0 0 1 0-56z'],
  ],
  collaboration: [
    ['sky', 'M0 0h240v240H0z'],
    ['red', 'M0 40a80 80 0 0 1 0 160z'],
    ['petrol', 'M240 40a80 80 0 0 0 0 160z'],
    ['sunflower', 'M120 60a60 60 0 1 1 0 120 60 60 0 0 1 0-120z'],
    ['ink', 'M120 60a60 60 0 0 1 0 120z'],
  ],
  impact: [
    ['coral', 'M0 0h240v240H0z'],
    ['cream', 'M0 240a220 220 0 0 1 220-220h20v220z'],
    ['petrol', 'M60 240a180 180 0 0 1 180-180v180z'],
    ['sunflower', 'M120 240a120 120 0 0 1 120-120v120z'],
    ['red', 'M180 240a60 60 0 0 1 60-60v60z'],
  ],
};

export function ValueList() {
  return (
    <ul className={styles.values}>
      {items.map(({ id, titulo, descricao }) => (
        <li key={id} className={styles.value}>
          <svg className={styles.tile} viewBox="0 0 240 240" width="240" height="240" aria-hidden="true">
            {shapes[id].map(([colour, path]) => (
              <path key={path} fill={paletteFills[colour]} d={path} />
            ))}
            <path className={styles.outline} d="M10 10h220v220H10z" />
          </svg>
          <h3 className="subtitle hyphenated">{titulo}</h3>
          <p className="soft">{descricao}</p>
        </li>
      ))}
    </ul>
  );
}
