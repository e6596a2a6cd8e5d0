import { type PaletteFill, paletteFills } from './paletteFills.ts';
import styles from './TileIcon.module.css';

/** Icons of 96 by 96 units: a background colour, and the shapes that are drawn on it in this order. */
const icons = {
  screen: [
    'petrol',
    ['cream', 'M16 22h64v52H16z'],
    ['red', 'M24 38h22v28H24z'],
    ['sunflower', 'M46 66a22 22 0 0 1 22-22v22z'],
    ['ink', 'M16 22h64v9H16z'],
  ],
  stairs: [
    'sky',
    ['sunflower', 'M28 18a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
    ['coral', 'M14 66h22v16H14z'],
    ['red', 'M36 50h22v32H36z'],
    ['ink', 'M58 30h24v52H58z'],
  ],
  letter: [
    'sunflower',
    ['red', 'M48 14 82 82H62L48 54 34 82H14z'],
    ['ink', 'M48 58a12 12 0 0 1 12 24H36a12 12 0 0 1 12-24z'],
  ],
  people: [
    'lilac',
    ['red', 'M14 80a19 19 0 0 1 38 0z'],
    ['ink', 'M44 80a20 20 0 0 1 40 0z'],
    ['cream', 'M33 34a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
    ['sunflower', 'M64 28a13 13 0 1 1 0 26 13 13 0 0 1 0-26z'],
  ],
  network: [
    'ink',
    ['lilac', 'm27 26 44 22-44 24-3-5 35-19-35-17z'],
    ['sunflower', 'M26 18a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'],
    ['coral', 'M70 34a14 14 0 1 1 0 28 14 14 0 0 1 0-28z'],
    ['sky', 'M26 58a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
  ],
  board: [
    'coral',
    ['ink', 'M14 18h68v44H14z'],
    ['sunflower', 'M22 54a16 16 0 0 1 32 0z'],
    ['cream', 'M60 28h14v6H60zm0 12h14v6H60z'],
    ['red', 'M34 62h8l-6 20h-8zm20 0h8l6 20h-8z'],
  ],
  book: [
    'petrol',
    ['cream', 'M14 34q18-10 34 4v42q-16-14-34-4z'],
    ['sky', 'M82 34q-18-10-34 4v42q16-14 34-4z'],
    ['sunflower', 'M48 12 60 26 48 38 36 26z'],
  ],
  lens: [
    'sky',
    ['ink', 'm58 64 8-8 18 18-8 8z'],
    ['ink', 'M42 16a26 26 0 1 1 0 52 26 26 0 0 1 0-52z'],
    ['cream', 'M42 24a18 18 0 1 1 0 36 18 18 0 0 1 0-36z'],
    ['red', 'M24 42a18 18 0 0 1 36 0z'],
  ],
  grid: [
    'lilac',
    ['ink', 'M16 16h30v30H16z'],
    ['red', 'M50 46a30 30 0 0 1 30-30v30z'],
    ['sunflower', 'M16 50h30a30 30 0 0 1-30 30z'],
    ['petrol', 'M50 50h30v30H50z'],
  ],
  cursor: [
    'sunflower',
    ['cream', 'M14 24h52v36H14z'],
    ['red', 'M22 32h24v10H22z'],
    ['ink', 'm48 38 34 14-15 6-7 16z'],
  ],
  ear: [
    'coral',
    [
      'ink',
      'M46 16a24 24 0 0 1 24 24c0 16-12 18-14 28s-18 16-26 6l8-8c4 4 8 2 8-4 2-12 12-12 12-22a12 12 0 0 0-24 0H22a24 24 0 0 1 24-24z',
    ],
    ['cream', 'M40 40a6 6 0 0 1 12 0q0 6-6 12z'],
  ],
} as const satisfies Record<string, readonly [PaletteFill, ...(readonly [PaletteFill, string])[]]>;

export type TileIconName = keyof typeof icons;

export function TileIcon({ name }: { name: TileIconName }) {
  const [background, ...shapes] = icons[name];
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      data-dark={background === 'ink' || background === 'petrol' || undefined}
      aria-hidden="true"
    >
      <rect width="96" height="96" rx="12" fill={paletteFills[background]} />
      {shapes.map(([colour, path]) => (
        <path key={path} d={path} fill={paletteFills[colour]} />
      ))}
    </svg>
  );
}
