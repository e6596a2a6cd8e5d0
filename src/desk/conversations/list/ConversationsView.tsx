import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useTags } from '#src/desk/base/useTags.ts';
import { Choice, DayInput } from '#src/desk/parts/dialogs/Choice.tsx';
import { ViewLinks } from '#src/desk/parts/layout/ViewLinks.tsx';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/subjects.ts';
import { STANDINGS, VIEW_NAMES, VIEWS } from '#src/domain/submissions/views.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import styles from './ConversationList.module.css';
import { ConversationList } from './ConversationList.tsx';

export function ConversationsView() {
  const { location, linkTo, go, search, narrowed, narrow } = useInboxNavigation();
  const { filter, subject, tag } = location;
  const tags = useTags();
  const own = useOwnAccount()?.email ?? '';
  const wanted = search ? { typed: search, ...narrowed } : { filter, subject, own, tag };
  const bySubject = (
    <Choice
      label="Assunto"
      empty="Todos os assuntos"
      options={SUBJECT_NAMES.map((name) => [name, SUBJECTS[name].many])}
      value={search ? narrowed.subject : subject}
      onChoose={(value) => (search ? narrow : go)({ subject: SUBJECT_NAMES.find((name) => name === value) })}
    />
  );
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {search ? 'Resultados da busca' : VIEWS[filter].label}
      </h2>
      {!search && (
        <div className="cluster-2 middle between screen-only" data-behind>
          <ViewLinks
            label="Conversas por situação"
            views={VIEW_NAMES.map((name) => ({
              label: VIEWS[name].label,
              to: linkTo({ filter: name }),
              isCurrent: name === filter,
            }))}
          />
          <div className={styles.filters}>
            {bySubject}
            {(tags.length > 0 || tag) && (
              <Choice
                label="Etiqueta"
                empty="Todas as etiquetas"
                options={[...new Set([...tags, tag ?? ''])].filter(Boolean).map((name) => [name, name])}
                value={tag}
                onChoose={(value) => go({ tag: value || undefined })}
              />
            )}
          </div>
        </div>
      )}
      {search && (
        <fieldset className="cluster-2 middle screen-only" data-behind>
          <legend className="visually-hidden">Procurar só em</legend>
          {bySubject}
          <Choice
            label="Situação"
            empty="Todas as situações"
            options={STANDINGS.map((name) => [name, VIEWS[name].label])}
            value={narrowed.standing}
            onChoose={(value) => narrow({ standing: STANDINGS.find((name) => name === value) })}
          />
          {Object.entries({ from: 'De', until: 'Até' } as const).map(([name, words]) => (
            <span key={name} className="cluster-2 middle small">
              {words}
              <DayInput
                label={`Recebidas ${words.toLowerCase()}`}
                defaultValue={narrowed[name as 'from' | 'until']}
                onChoose={(day) => (day === '' || isCalendarDay(day)) && narrow({ [name]: day || undefined })}
              />
            </span>
          ))}
        </fieldset>
      )}
      <ConversationList key={JSON.stringify(wanted)} wanted={wanted} />
    </section>
  );
}
