import { Hero } from '#src/components/sections/Hero.tsx';
import { Button, ButtonLinks } from '#src/components/ui/Button.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { manifesto } from '#src/copy/about/manifesto.ts';
import { placeOf } from '#src/domain/site/paths.ts';
import manifestoPicture from '#src/pictures/about/manifesto-desktop.svg?banner';
import styles from './ManifestoPage.module.css';
import principleStyles from './Principle.module.css';

export default function ManifestoPage() {
  const { head, hero, principles, end } = manifesto;
  return (
    <>
      <PageHead {...head} {...placeOf('manifesto')} />
      <Hero
        variant="banner"
        title={<span className="title-xl leading-tight block">{hero.title}</span>}
        lead={hero.lead}
        actions={
          <span className="screen-only script-only">
            <Button variant="secondary" onClick={() => window.print()}>
              {hero.print}
            </Button>
          </span>
        }
        image={manifestoPicture}
      />
      <ol className={styles.principles}>
        {principles.map((principle, index) => (
          <Principle key={principle.titulo} index={index} {...principle} />
        ))}
      </ol>
      <div className={styles.end}>
        <p className={styles.sentence}>{end.text}</p>
        <ButtonLinks className="cluster-4 screen-only" links={end.links} />
      </div>
    </>
  );
}

type PrincipleProps = (typeof manifesto.principles)[number] & { index: number };

/** Horizontal position of the line at each emblem, in percent. These must match the columns of the stylesheet. */
const course = [80, 20, 50, 84, 16, 75.5, 24.5, 50] as const;

function Principle({ index, titulo, texto, pratica, imagem, tone }: PrincipleProps) {
  const here = course[index] ?? 50;
  const next = course[index + 1];
  return (
    <li
      className={`${principleStyles.principle} gutter relative clip whole`}
      data-tone={tone}
      data-principle={index + 1}
    >
      <div className={principleStyles.inner}>
        <StitchPath
          className={`${principleStyles.fall} line-l screen-only`}
          viewBox="0 0 100 100"
          path={`M${here} 0V100`}
          edged
        />
        <div className={principleStyles.emblem}>
          <Picture image={imagem} className="frame" />
        </div>
        <h2 className={principleStyles.title}>
          <span className={principleStyles.number}>{index + 1}</span> {titulo}
        </h2>
        <p className={principleStyles.text}>{texto}</p>
        <p className={`${principleStyles.practice} measure lead rule-above pad-above-4`}>
          <strong className="block">{manifesto.practice}</strong> {pratica}
        </p>
        {next !== undefined && (
          <StitchPath
            className={`${principleStyles.turn} line-l screen-only`}
            viewBox="0 0 100 100"
            path={`M${here} 0C${here} 75 ${next} 25 ${next} 100`}
            edged
          />
        )}
      </div>
    </li>
  );
}
