import { type ReactNode, useCallback, useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './Carousel.module.css';
import { useAutoAdvance } from './useAutoAdvance.ts';

interface CarouselProps {
  label: string;
  slides: readonly { title: string; content: ReactNode }[];
}

/**
 * All slides stay in the accessibility tree, because Orca with Firefox jumps to elements that are added to it. Manual
 * changes are announced. Without scripts every slide is shown.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const [active, setActive] = useState(0);
  const [furthest, setFurthest] = useState(0); // the last slide that has been shown
  if (active > furthest) setFurthest(active);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const count = slides.length;
  const advance = useCallback(() => setActive((index) => (index + 1) % count), [count]);
  const { playing, toggle } = useAutoAdvance({ held, position: active, onAdvance: advance });
  const show = (index: number) => {
    const shown = (index + count) % count;
    setActive(shown);
    announce(`Slide ${shown + 1} de ${count}: ${slides[shown]?.title}`);
  };
  // The button works although the pointer is over the carousel; the next hover or focus pauses again.
  const toggleRotation = () => {
    toggle();
    setHovered(false);
    setFocused(false);
    announce(playing ? 'Rotação pausada' : 'Rotação retomada');
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrossel"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // Only keyboard focus pauses the rotation, because a click also leaves the focus on the button.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={toggleRotation}>
          <Icon name={playing ? 'pause' : 'play'} />
          <span className="visually-hidden">{playing ? 'Pausar a rotação' : 'Retomar a rotação'}</span>
        </button>
        <button type="button" className={styles.control} onClick={() => show(active - 1)}>
          <Icon name="back" />
          <span className="visually-hidden">Slide anterior</span>
        </button>
        <button type="button" className={styles.control} onClick={() => show(active + 1)}>
          <Icon name="arrow" />
          <span className="visually-hidden">Próximo slide</span>
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of buttons */}
        <div className={styles.indicators} role="group" aria-label="Escolha o slide">
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={styles.indicator}
              aria-current={index === active ? 'true' : undefined}
              data-active={index === active}
              onClick={() => show(index)}
            >
              <span className="visually-hidden">{`${title} (${index + 1} de ${count})`}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.slides}>
        {slides.map(({ title, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a slide
          <div
            key={title}
            role="group"
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={`${index + 1} de ${count}`}
            data-active={index === active}
            data-far={index > furthest + Number(playing) || undefined}
            onFocus={() => setActive(index)}
          >
            {index === 0 ? content : <Later>{content}</Later>}
          </div>
        ))}
      </div>
    </section>
  );
}
