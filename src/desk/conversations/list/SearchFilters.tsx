import { type Narrowed, useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { Choice, DayInput } from '#src/desk/parts/dialogs/Choice.tsx';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/kinds.ts';
import { STANDINGS, VIEWS } from '#src/domain/submissions/views.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';

export const subjectOptions = SUBJECT_NAMES.map((name) => [name, SUBJECTS[name].many] as const);

export function SearchFilters() {
  const { narrowed, narrow } = useInboxNavigation();
  const chooser = (name: keyof Narrowed) => ({
    value: narrowed[name],
    onChoose: (value: string) => narrow({ [name]: value || undefined }),
  });
  return (
    <fieldset className="cluster-2 middle screen-only" data-behind>
      <legend className="visually-hidden">Procurar só em</legend>
      <Choice label="Assunto" empty="Todos os assuntos" options={subjectOptions} {...chooser('subject')} />
      <Choice
        label="Situação"
        empty="Todas as situações"
        options={STANDINGS.map((name) => [name, VIEWS[name].label])}
        {...chooser('standing')}
      />
      {(['from', 'until'] as const).map((name) => (
        <span key={name} className="cluster-2 middle small">
          {name === 'from' ? 'De' : 'Até'}
          <DayInput
            label={name === 'from' ? 'Recebidas de' : 'Recebidas até'}
            defaultValue={narrowed[name]}
            onChoose={(day) => (day === '' || isCalendarDay(day)) && chooser(name).onChoose(day)}
          />
        </span>
      ))}
    </fieldset>
  );
}
