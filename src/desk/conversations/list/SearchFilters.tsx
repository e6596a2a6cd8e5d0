import { type Narrowed, useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/kinds.ts';
import type { Standing } from '#src/domain/submissions/states.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import styles from './ConversationsView.module.css';
import { listWords as words } from './listWords.ts';

const STANDINGS = ['open', 'waiting', 'later', 'done', 'spam'] as const satisfies readonly Standing[];
const DAYS = { from: 'Recebidas de', until: 'Até' } as const;

/** What a search is narrowed to: subject, standing and days. */
export function SearchFilters() {
  const { narrowed, narrow } = useInboxNavigation();
  const choose = (name: keyof Narrowed, value: string) => narrow({ [name]: value || undefined });
  return (
    <fieldset className="cluster-2 middle screen-only" data-behind>
      <legend className="visually-hidden">Procurar só em</legend>
      <select
        aria-label="Assunto"
        className={styles.choice}
        value={narrowed.subject ?? ''}
        onChange={({ target }) => choose('subject', target.value)}
      >
        <option value="">Todos os assuntos</option>
        {SUBJECT_NAMES.map((name) => (
          <option key={name} value={name}>
            {SUBJECTS[name].many}
          </option>
        ))}
      </select>
      <select
        aria-label="Situação"
        className={styles.choice}
        value={narrowed.standing ?? ''}
        onChange={({ target }) => choose('standing', target.value)}
      >
        <option value="">Todas as situações</option>
        {STANDINGS.map((name) => (
          <option key={name} value={name}>
            {words.views[name]}
          </option>
        ))}
      </select>
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className="cluster-2 middle small">
          {DAYS[name]}
          <input
            type="date"
            className={styles.choice}
            defaultValue={narrowed[name]}
            onChange={({ target: { value } }) =>
              (value === '' || isCalendarDay(value)) && choose(name, value)
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
