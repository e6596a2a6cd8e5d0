import { Icon } from '#src/components/ui/Icon.tsx';
import {
  type ConsultationType,
  consultationMinutes,
  consultationName,
} from '#src/domain/agenda/consultationTypes.ts';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';
import { type Slot, slotRange } from '#src/domain/agenda/slots.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import styles from './BookingSummary.module.css';

interface BookingSummaryProps {
  title: string;
  headingLevel?: 2 | 3;
  /** A choice that is not made yet is undefined, and is shown as open. An accepted booking has a reference. */
  booking: {
    tipoConsulta: ConsultationType | undefined;
    outroTipo: string;
    data: string | undefined;
    horario: Slot | undefined;
    referencia?: string;
  };
}

const OPEN = 'a escolher';

function dayAndMonth(day: string): [string, string] {
  const [, date = '', month = ''] = /(\d+) de (\S+) de/.exec(formatLongDay(day)) ?? [];
  return [date, month];
}

export function BookingSummary({ title, headingLevel = 3, booking }: BookingSummaryProps) {
  const { tipoConsulta: type, outroTipo, data: day, horario: slot, referencia } = booking;
  const Heading = `h${headingLevel}` as const;
  const minutes = type && consultationMinutes(type);
  const [date, month] = day ? dayAndMonth(day) : ['', ''];
  const local = day && slot && slotInVisitorTimeZone(day, slot, minutes ?? 30);
  const rows = [
    ['Assunto', type ? consultationName({ tipoConsulta: type, outroTipo }) : OPEN],
    ['Duração', minutes ? `${minutes} minutos` : OPEN],
    ['Dia', day ? formatLongDay(day) : OPEN],
    ['Horário', slot ? `${slotRange(slot, minutes)}, horário de São Paulo` : OPEN],
    ...(local ? [['No seu fuso', local.whole]] : []),
    ...(referencia ? [['Número de referência', referencia]] : []),
  ] as const;
  return (
    <section className="sized" aria-label={title}>
      <div className={`${styles.summary} stack clip rounded-l print-edge whole`} data-tone="sunflower">
        <div className={styles.stub} aria-hidden="true">
          {day ? (
            <span className={styles.date}>{date}</span>
          ) : (
            <Icon name="calendar" className={styles.open} />
          )}
          <span className="title-s strong">{month}</span>
        </div>
        <div className={`${styles.words} stack-4 pad-5`}>
          <Heading className="title-s">{title}</Heading>
          <dl className={`${styles.rows} stack-3`}>
            {rows.map(([label, value]) => (
              <div key={label} className={`${styles.row} stack top`}>
                <dt className="small">{label}</dt>
                <dd className="leading-lead strong breakable" data-open={value === OPEN ? true : undefined}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
