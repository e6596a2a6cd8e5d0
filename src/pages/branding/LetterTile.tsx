import { paletteFills } from '#src/components/ui/drawings/paletteFills.ts';
import styles from './LetterTile.module.css';

const ring = 'M154 46A76 76 0 1 0 154 154L125 125A36 36 0 1 1 125 75z';

/** For each offer two drawings of 200 by 200 units: its letter as in the first view, and a variation of the letter. */
const shapes = {
  A: [
    ['sunflower', 'M0 0h201v200H0z'],
    ['red', 'M100 22 182 178H18z'],
    ['sunflower', 'M100 80a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM70 178a30 34 0 0 1 60 0z'],
    ['sky', 'M200 0h200v200H200z'],
    ['cream', 'M300 40a60 60 0 1 1 0 120 60 60 0 0 1 0-120z'],
    ['red', 'M300 84a16 16 0 1 1 0 32 16 16 0 0 1 0-32z'],
  ],
  B: [
    ['lilac', 'M0 0h201v200H0z'],
    ['ink', 'M48 22h60a39 39 0 0 1 0 78H48z'],
    ['petrol', 'M48 100h66a39 39 0 0 1 0 78H48z'],
    ['lilac', 'M98 46a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM104 124a15 15 0 1 1 0 30 15 15 0 0 1 0-30z'],
    ['coral', 'M200 0h200v200H200z'],
    ['ink', 'M300 30a70 70 0 0 0 0 140z'],
    ['cream', 'M300 30a70 70 0 0 1 0 140z'],
  ],
  C: [
    ['petrol', 'M0 0h201v200H0z'],
    ['sunflower', ring],
    ['lilac', 'M200 0h200v200H200z'],
    ['sunflower', 'M300 0h100v100H300zM200 100h100v100H200z'],
    ['red', ring, '200 0'],
    ['petrol', ring, '300 0'],
    ['ink', ring, '200 100'],
    ['red', ring, '300 100'],
  ],
} as const;

export function LetterTile({ letter }: { letter: keyof typeof shapes }) {
  return (
    <svg className={styles.tile} viewBox="0 0 400 200" width="400" height="200" aria-hidden="true">
      {shapes[letter].map(([colour, path, place]) => (
        <path
          key={path + place}
          d={path}
          fill={paletteFills[colour]}
          transform={place && `translate(${place}) scale(0.5)`}
        />
      ))}
      <path className={styles.outline} d="M8 8h184v184H8zM208 8h184v184H208z" />
    </svg>
  );
}
