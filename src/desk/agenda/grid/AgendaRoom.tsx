import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { CloseDialog } from '#src/desk/agenda/CloseDialog.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { type AgendaSpan, agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import styles from './AgendaRoom.module.css';
import { PeriodView } from './PeriodView.tsx';

/** No studio was booked before; while a year is being typed, its first figures mean nothing. */
const FIRST_DAY = '2000-01-01';

const words = {
  day: 'Dia',
  today: 'Hoje',
  previous: 'Anterior',
  next: 'Seguinte',
  close: 'Fechar dias',
  first: 'Escolha o primeiro dia a fechar.',
  last: 'Escolha o último dia: pode ser o mesmo.',
  closed: 'Fechado. Ninguém marca mais nestes horários.',
} as const;

interface AgendaRoomProps {
  span: AgendaSpan;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The studio's agenda: a day, a week or a month of it. */
export function AgendaRoom({ span, navigation, onChange }: AgendaRoomProps) {
  const { location, linkTo, go } = navigation;
  const today = todayInSaoPaulo(new Date());
  const day = location.day ?? today;
  const period = agendaPeriod(span, day);
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const client = useQueryClient();
  const [choosing, setChoosing] = useState<{ first?: string }>();
  const [chosen, setChosen] = useState<{ from: string; to: string }>();
  const [isClosed, setIsClosed] = useState(false);
  const handleChoose = (other: string) => {
    const { first } = choosing ?? {};
    if (!first) return setChoosing({ first: other });
    setChosen({ from: first < other ? first : other, to: first < other ? other : first });
    setChoosing(undefined);
  };
  const handleClosed = (hasClosed: boolean) => {
    setChosen(undefined);
    setIsClosed(hasClosed);
    if (hasClosed) void client.invalidateQueries({ queryKey: ['agenda'] });
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const steps = [
    { label: words.previous, to: period.previous },
    { label: words.today, to: undefined },
    { label: words.next, to: period.next },
  ];
  return (
    <section aria-labelledby="parte" className={styles.room}>
      <div className={styles.head}>
        <h2 id="parte" className={styles.title}>
          {period.title}
        </h2>
        <div className={styles.tools}>
          {steps.map(({ label, to }) => (
            <ButtonLink key={label} to={linkTo({ day: to, openId: undefined })} variant="secondary">
              {label}
            </ButtonLink>
          ))}
          <Button
            variant="secondary"
            aria-pressed={choosing !== undefined}
            onClick={() => setChoosing(choosing ? undefined : {})}
          >
            {words.close}
          </Button>
          <DateField label={words.day} min={FIRST_DAY} value={typed} onChange={handleChange} />
        </div>
      </div>
      <p aria-live="polite" className="strong filled-only">
        {choosing && (choosing.first ? words.last : words.first)}
        {!choosing && isClosed && words.closed}
      </p>
      <PeriodView
        key={`${span} ${period.days[0]}`}
        {...{ span, period, today, navigation, onChange }}
        choosing={choosing && { first: choosing.first, onChoose: handleChoose }}
      />
      {chosen && <CloseDialog given={chosen} onClose={handleClosed} />}
    </section>
  );
}
