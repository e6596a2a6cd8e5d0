import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { CloseDaysDialog } from '#src/desk/agenda/CloseDaysDialog.tsx';
import { MoveDialog } from '#src/desk/agenda/MoveDialog.tsx';
import { SlotDialog } from '#src/desk/agenda/SlotDialog.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import styles from './AgendaRoom.module.css';
import type { OpenedDialog } from './gridActions.ts';
import { PeriodView } from './PeriodView.tsx';

/** No studio was booked before; while a year is being typed, its first figures mean nothing. */
const FIRST_DAY = '2000-01-01';

/** The studio's agenda: a day, a week or a month of it, and the dialogs in which it is changed. */
export function AgendaRoom({ span, Pane }: Pick<ComponentProps<typeof PeriodView>, 'span' | 'Pane'>) {
  const { location, linkTo, go } = useInboxNavigation();
  const today = todayInSaoPaulo(new Date());
  const day = location.day ?? today;
  const period = agendaPeriod(span, day);
  const [typed, setTyped] = useState(day);
  const client = useQueryClient();
  const [opened, setOpened] = useState<OpenedDialog>();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    setTyped(day);
    setOutcome('');
  }, [day]);
  const handleClose = (done?: string) => {
    setOpened(undefined);
    setOutcome('');
    // Said when the agenda shows it: what changes behind an open dialog is not heard.
    if (done) void client.invalidateQueries().then(() => setOutcome(done));
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const steps = [
    { label: 'Anterior', to: period.previous },
    { label: 'Hoje', to: undefined },
    { label: 'Seguinte', to: period.next },
  ];
  return (
    <section aria-labelledby="parte" className="stack-2 one-column">
      <div className="cluster-3 bottom between" data-behind>
        <h2 id="parte" className="subtitle capital">
          {period.title}
        </h2>
        <div className={styles.tools}>
          {steps.map(({ label, to }) => (
            <ButtonLink
              key={label}
              to={linkTo({ day: to, openId: undefined })}
              variant="secondary"
              label={label}
            />
          ))}
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened({ day })}>
            Fechar dias
          </Button>
          <DateField label="Dia" min={FIRST_DAY} value={typed} onChange={handleChange} />
        </div>
      </div>
      <p aria-live="polite" className="strong filled-only">
        {outcome}
      </p>
      <PeriodView key={`${span} ${period.days[0]}`} {...{ span, period, today, Pane }} onOpen={setOpened} />
      {opened && 'slot' in opened && <SlotDialog {...opened} onClose={handleClose} />}
      {opened && 'booking' in opened && <MoveDialog {...opened} onClose={handleClose} />}
      {opened && 'day' in opened && <CloseDaysDialog {...opened} onClose={handleClose} />}
    </section>
  );
}
