import { type Choice, ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { slotChoice as words } from '#src/copy/forms/slotChoice.ts';
import { type ConsultationType, consultationMinutes } from '#src/domain/agenda/consultationTypes.ts';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';
import { SLOTS, type Slot, slotRange } from '#src/domain/agenda/slots.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import { DayChoices } from './DayChoices.tsx';
import styles from './SlotFields.module.css';
import type { SlotChoice } from './useSlotChoice.ts';

interface SlotFieldsProps {
  time: SlotChoice;
  type: ConsultationType | undefined;
  onChooseDay: (day: string) => void;
  onChooseSlot: (slot: string) => void;
  onMoveOn: () => void;
}

/** The next free days, a date field for later days, and the slots of the chosen day. */
export function SlotFields(props: SlotFieldsProps) {
  const { time, type, onChooseDay, onChooseSlot, onMoveOn } = props;
  const minutes = type && consultationMinutes(type);
  const hint = minutes ? `${words.slotHint} ${words.lasts} ${minutes} ${words.minutes}.` : words.slotHint;
  const chooseAndMoveOn = (day: string) => {
    onChooseDay(day);
    onMoveOn();
  };
  return (
    <>
      <DayChoices freeDays={time.freeDays} day={time.day} onChoose={onChooseDay} onMoveOn={onMoveOn} />
      <div className={styles.day}>
        <DateField
          label={words.day}
          hint={words.dayHint}
          name="data"
          min={time.firstDay}
          max={time.lastDay}
          required
        />
      </div>
      <div className={styles.slots}>
        <ChoiceGroup
          legend={words.slot}
          hint={hint}
          name="horario"
          choices={SLOTS.map((slot) => slotChoice(slot, time, minutes))}
          value={time.slot ?? ''}
          onChange={(event) => onChooseSlot(event.target.value)}
          required
        />
      </div>
      {/* The error summary links here if no slot can take the focus. */}
      <p
        className="measure small soft"
        aria-live="polite"
        {...(time.closed && { 'data-field': 'horario', tabIndex: -1 })}
      >
        {time.closed ? time.closed.sentence : agendaWords(time)}
      </p>
      {time.closed && time.closed.nearest.length > 0 && (
        <div className="stack-2">
          <p>{words.agenda.nearest}</p>
          <div className="cluster-2">
            {time.closed.nearest.map(({ day }) => (
              <Button key={day} variant="secondary" onClick={() => chooseAndMoveOn(day)}>
                {formatWeekday(day)}, {formatDayAndMonth(day)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function agendaWords({ status, free }: SlotChoice): string {
  if (status !== 'known') return words.agenda[status];
  return free === 1 ? words.agenda.free.one : `${free} ${words.agenda.free.many}`;
}

/**
 * A slot as a choice, labelled with its 30 minutes. Its detail is the obstacle, or the end of a longer consultation and
 * the visitor's local time.
 */
function slotChoice(slot: Slot, { day, obstacle }: SlotChoice, minutes = 30): Choice {
  const choice = { value: slot, label: slotRange(slot) };
  const found = obstacle(slot);
  if (found) return { ...choice, detail: words.obstacles[found], disabled: true };
  const local = day && slotInVisitorTimeZone(day, slot, 30);
  const details = [
    ...(minutes > 30 ? [`${words.until} ${slotRange(slot, minutes).slice(-5)}`] : []),
    ...(local ? [`${words.elsewhere} ${local.short}`] : []),
  ];
  return { ...choice, ...(details.length > 0 && { detail: details.join('. ') }) };
}
