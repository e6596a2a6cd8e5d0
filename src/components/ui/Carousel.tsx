import { type ReactNode, useCallback, useId, useState } from 'react';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export interface CarouselSlide {
  id: string | number;
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds a slide stays (specification, section 9: 5000). */
  delay?: number;
}

/**
 * A tabbed carousel after the W3C APG pattern: the pause button comes first and is always there; the slides are
 * announced only while nothing moves by itself; hover and keyboard focus hold it. Without a script every slide is shown.
 */
export function Carousel({ label, slides, delay = 5000 }: CarouselProps) {
  const [active, setActive] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const prefix = useId();
  const count = slides.length;
  const advance = useCallback(() => setActive((index) => (index + 1) % count), [count]);
  const { playing, toggle } = useAutoAdvance({
    delay,
    held,
    position: active,
    onAdvance: advance,
  });
  const { register, handleKeyDown } = useRovingFocus(count, setActive);
  // Whoever asks for the rotation while pointing at its button gets it; the next hover or focus holds it again.
  const toggleRotation = () => {
    toggle();
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrossel"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A click leaves focus on the button too; only the keyboard's focus says that somebody is reading here.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.control} onClick={toggleRotation}>
          <Icon name={playing ? 'pause' : 'play'} />
          <span className="visually-hidden">{playing ? 'Pausar a rotação' : 'Retomar a rotação'}</span>
        </button>
        <button
          type="button"
          className={styles.control}
          onClick={() => setActive((active - 1 + count) % count)}
        >
          <Icon name="back" />
          <span className="visually-hidden">Slide anterior</span>
        </button>
        <button type="button" className={styles.control} onClick={advance}>
          <Icon name="arrow" />
          <span className="visually-hidden">Próximo slide</span>
        </button>
        <div className={styles.indicators} role="tablist" aria-label="Escolha o slide">
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              ref={register(index)}
              type="button"
              role="tab"
              id={`${prefix}-tab-${id}`}
              className={styles.indicator}
              aria-selected={index === active}
              aria-controls={`${prefix}-slide-${id}`}
              tabIndex={index === active ? 0 : -1}
              onClick={() => setActive(index)}
              onKeyDown={handleKeyDown(index)}
            >
              <span className="visually-hidden">{`${title} (${index + 1} de ${count})`}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.slides} aria-live={playing && !held ? 'off' : 'polite'}>
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`${prefix}-slide-${id}`}
            className={styles.slide}
            aria-roledescription="slide"
            aria-labelledby={`${prefix}-tab-${id}`}
            data-active={index === active}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
