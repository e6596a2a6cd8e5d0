import { Section } from '#src/components/sections/Section.tsx';
import styles from './CaseSound.module.css';

type Sound = NonNullable<NonNullable<Item<'projects'>['account']>['sound']>;

export function CaseSound({ sound: { title, intro, clips } }: { sound: Sound }) {
  const recordings = clips.map(({ titulo, audio, transcricao }) => (
    <figure key={audio} className="stack-5 top">
      <figcaption className="heading subtitle leading-heading">{titulo}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the text below it contains everything that is heard. */}
      <audio
        className={`${styles.player} full dashed`}
        controls
        preload="none"
        src={`/audio/${audio}.mp3`}
        aria-label={titulo}
      />
      <div className="stack-2 side-rule pad-5">
        {transcricao.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </figure>
  ));
  const areSeveral = clips.length > 1;
  return (
    <Section tone="surface" title={title} intro={intro} layout={areSeveral ? undefined : 'beside'}>
      {areSeveral ? <div className="grid-7 columns-2-m">{recordings}</div> : recordings}
    </Section>
  );
}
