import { useContext, useId, useState } from 'react';
import { useRovingFocus } from '#src/components/ui/behaviour/useRovingFocus.ts';
import { CompleteContext } from '#src/components/ui/head/CompleteContext.ts';
import styles from './ProcessSteps.module.css';

export interface ProcessStep {
  titulo: string;
  descricao: string;
  /** Lines of the form "Rótulo: texto"; the label is shown bold (docs/product.md, section 2, Services). */
  detalhes: readonly string[];
}

const tones = ['sunflower', 'lilac', 'sky', 'coral'] as const;

function DetailLine({ line }: { line: string }) {
  const colon = line.indexOf(':');
  if (colon === -1) return <li>{line}</li>;
  return (
    <li>
      <strong>{line.slice(0, colon)}</strong>
      <span className="visually-hidden">: </span>
      <span className="block capital">{line.slice(colon + 1).trim()}</span>
    </li>
  );
}

/** Steps along a line; the chosen one shows its details. Tabs by the W3C APG pattern, vertical on wide screens. */
export function ProcessSteps({ label, steps }: { label: string; steps: readonly ProcessStep[] }) {
  const [active, setActive] = useState(0);
  const isComplete = useContext(CompleteContext);
  const prefix = useId();
  const { register, handleKeyDown } = useRovingFocus(steps.length, setActive);
  return (
    <div className={`${styles.process} grid-6 wide-gap-5 columns-2 middle-l indexed`}>
      <div className={`${styles.steps} stack dots joined indexed`} role="tablist" aria-label={label}>
        {steps.map(({ titulo, descricao }, index) => (
          <button
            key={titulo}
            ref={register(index)}
            type="button"
            role="tab"
            className={styles.step}
            aria-selected={index === active}
            aria-controls={`${prefix}-details-${index}`}
            aria-labelledby={`${prefix}-title-${index}`}
            aria-describedby={`${prefix}-description-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={handleKeyDown(index)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.words}>
              <span
                className={`${styles.title} heading title-s leading-heading`}
                id={`${prefix}-title-${index}`}
              >
                {titulo}
              </span>
              <span className="soft" id={`${prefix}-description-${index}`}>
                {descricao}
              </span>
            </span>
          </button>
        ))}
      </div>
      {steps.map(({ titulo, detalhes }, index) => (
        <div
          key={titulo}
          role="tabpanel"
          id={`${prefix}-details-${index}`}
          className={styles.details}
          data-tone={tones[index % tones.length]}
          aria-labelledby={`${prefix}-title-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the APG asks for a focusable panel if nothing inside it is focusable
          tabIndex={0}
          hidden={index !== active}
        >
          {(index === active || isComplete) && (
            <ul className={styles.lines}>
              {detalhes.map((line) => (
                <DetailLine key={line} line={line} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
