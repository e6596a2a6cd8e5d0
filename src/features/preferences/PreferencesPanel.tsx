import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { LibrasButton } from './LibrasButton.tsx';
import '#src/components/form/fields/choices.css';
import styles from './PreferencesPanel.module.css';
import { applyPreferences, type Preferences, readPreferences } from './preferences.ts';

const groups: {
  [Name in keyof Preferences]: { legend: string; choices: Record<Preferences[Name], string> };
} = {
  theme: { legend: 'Cores', choices: { system: 'Como no sistema', light: 'Claras', dark: 'Escuras' } },
  contrast: { legend: 'Contraste', choices: { system: 'Como no sistema', more: 'Mais contraste' } },
  text: { legend: 'Tamanho do texto', choices: { normal: 'Normal', large: 'Maior', larger: 'Bem maior' } },
  motion: { legend: 'Movimento', choices: { system: 'Como no sistema', less: 'Menos movimento' } },
  language: { legend: 'Linguagem', choices: { full: 'Texto inteiro', plain: 'Com resumo simples' } },
};

/** VLibras translates each text that is clicked, but not in elements with this class. */
const clickable = 'vlibras-links';

/** The preferences in a native popover, which Esc closes. Opens at its first render. */
export function PreferencesPanel({ id }: { id: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [preferences, setPreferences] = useState(readPreferences);
  useEffect(() => panel.current?.showPopover(), []);

  const choose = (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    setPreferences(next);
    applyPreferences(next);
  };

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      className={styles.panel}
      role="dialog"
      aria-label="Preferências de leitura"
      // Moves the focus to the first button. Otherwise a screen reader would read the whole panel as one text.
      tabIndex={-1}
      onToggle={(event) => event.newState === 'open' && closeButton.current?.focus()}
    >
      <div className={styles.top}>
        <p className="heading title-s">Do seu jeito</p>
        <button
          ref={closeButton}
          type="button"
          className={`${styles.close} ${clickable}`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">Fechar preferências</span>
        </button>
      </div>
      <div className="hairline-above pad-block-4 filled-only">
        <LibrasButton onDone={() => panel.current?.hidePopover()} />
      </div>
      {Object.entries(groups).map(([name, { legend, choices }]) => (
        <fieldset key={name} className={styles.group}>
          <legend className="strong full">{legend}</legend>
          {Object.entries(choices).map(([value, label]) => (
            <label key={value} className={`${clickable} row-2 middle touch`}>
              <input
                type="radio"
                name={`${id}-${name}`}
                value={value}
                checked={preferences[name as keyof Preferences] === value}
                onChange={() => choose({ [name]: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <p className="small soft">Fica guardado só neste aparelho.</p>
    </div>
  );
}
