import type { Tone } from '#src/components/sections/Section.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import { manifesto } from '#src/copy/about/manifesto.ts';
import styles from './Principle.module.css';

interface PrincipleProps {
  index: number;
  titulo: string;
  texto: string;
  pratica: string;
  imagem: PictureImage;
  tone?: Tone;
}

/** Horizontal position of the line at each emblem, in percent. These must match the columns of the stylesheet. */
const course = [80, 20, 50, 84, 16, 75.5, 24.5, 50] as const;

export function Principle({ index, titulo, texto, pratica, imagem, tone }: PrincipleProps) {
  const here = course[index] ?? 50;
  const next = course[index + 1];
  return (
    <li
      className={`${styles.principle} gutter relative clip whole`}
      data-tone={tone}
      data-principle={index + 1}
    >
      <div className={styles.inner}>
        <StitchPath
          className={`${styles.fall} line-l screen-only`}
          viewBox="0 0 100 100"
          path={`M${here} 0V100`}
          edged
        />
        <div className={styles.emblem}>
          <Picture image={imagem} className="frame" />
        </div>
        <h2 className={styles.title}>
          <span className={styles.number}>{index + 1}</span> {titulo}
        </h2>
        <p className={styles.text}>{texto}</p>
        <p className={`${styles.practice} measure lead rule-above pad-above-4`}>
          <strong className="block">{manifesto.practice}</strong> {pratica}
        </p>
        {next !== undefined && (
          <StitchPath
            className={`${styles.turn} line-l screen-only`}
            viewBox="0 0 100 100"
            path={`M${here} 0C${here} 75 ${next} 25 ${next} 100`}
            edged
          />
        )}
      </div>
    </li>
  );
}
