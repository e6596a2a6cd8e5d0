import { type ComponentProps, type ReactNode, useId } from 'react';
import './choices.css';
import { useFieldError } from '#src/components/form/Form.tsx';
import styles from './ChoiceGroup.module.css';
import fieldStyles from './Field.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  detail?: string;
  disabled?: boolean;
}

type ChoiceGroupProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value'> & {
  legend: ReactNode;
  hint?: string;
  choices: readonly Choice[];
  /** The chosen value, for a group that React controls. */
  value?: string;
};

/** Each button repeats the group's description, because screen readers read only the focused button's own. */
export function ChoiceGroup({ legend, hint, choices, value, ...input }: ChoiceGroupProps) {
  const id = useId();
  const error = useFieldError(input.name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={fieldStyles.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this role here, and without it the group cannot be required
      role="radiogroup"
      aria-describedby={described}
      aria-required={input.required}
      aria-invalid={Boolean(error)}
    >
      <legend className={`${styles.legend} strong`}>{legend}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              type="radio"
              className="no-outline"
              value={choice.value}
              disabled={choice.disabled}
              aria-describedby={described}
              aria-invalid={Boolean(error)}
              {...(value === undefined ? {} : { checked: choice.value === value })}
            />
            <span className="stack leading-lead">
              <span className="strong">{choice.label}</span>{' '}
              {choice.detail && <span className="small soft">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="strong error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
