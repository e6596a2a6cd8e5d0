import { Section, type Tone } from '#src/components/sections/Section.tsx';
import styles from './CaseSound.module.css';

interface CaseSoundProps {
  sound: {
    title: string;
    intro: string;
    clips: readonly { titulo: string; audio: string; transcricao: readonly string[] }[];
  };
  tone?: Tone;
}

export function CaseSound({ sound: { title, intro, clips }, tone }: CaseSoundProps) {
  const recordings = clips.map(({ titulo, audio, transcricao }) => (
    <figure key={audio} className="stack-5 top">
      <figcaption className="heading subtitle leading-heading">{titulo}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the text below it contains everything that is heard. */}
      <audio
        className={`${styles.player} full`}
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
    <Section tone={tone} title={title} intro={<p>{intro}</p>} layout={areSeveral ? undefined : 'beside'}>
      {areSeveral ? <div className="grid-7 columns-2-m">{recordings}</div> : recordings}
    </Section>
  );
}
