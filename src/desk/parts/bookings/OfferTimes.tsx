import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { type ConsultationType, consultationMinutes } from '#src/domain/agenda/consultationTypes.ts';
import { type Agenda, type DaySlot, monthOf, nextFreeDays, withMonth } from '#src/domain/agenda/freeDays.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { OFFERS_LIMIT } from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadMonthAgenda } from '#src/services/forms/loadMonthAgenda.ts';

const fieldsOf = (prefix: string) =>
  Array.from({ length: OFFERS_LIMIT }, (_, index) => `${prefix}offer-${index + 1}`);

const OFFERED_DAYS = 15;

interface OfferTimesProps {
  type: ConsultationType;
  /** Prefix of the field names, for a form with several groups of offered times. */
  prefix?: string;
  /** Number of groups before this one; this group suggests later days. */
  skip?: number;
  /** Whether a free time may be offered. */
  isOffered?: (time: DaySlot) => boolean;
}

/** Offers up to three free times, two of them preselected. Each time is a select, whose value offeredTimes reads. */
export function OfferTimes({ type, prefix = '', skip = 0, isOffered = () => true }: OfferTimesProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['slots', 'free', type],
    queryFn: () => loadFreeSlots(type),
  });
  const options = (data ?? []).filter(isOffered).map(({ data, horario }) => ({
    value: `${data} ${horario}`,
    label: `${formatShortDay(data)}, ${slotRange(horario, consultationMinutes(type))}`,
  }));
  // The first free time of each of the next two days.
  const suggested = options
    .filter(({ value }, index, all) => value.split(' ')[0] !== all[index - 1]?.value.split(' ')[0])
    .slice(2 * skip, 2 * skip + 2);
  const isLoading = !data && !isError;
  const hasFields = isLoading || options.length > 0;
  return (
    <fieldset className="stack-3">
      <legend className="strong">Oferecer outros horários</legend>
      {isError && !data ? (
        <LoadingOrFailed
          isFailed
          failed="Não foi possível consultar a agenda. Dá para cancelar sem oferecer horários."
          onRetry={refetch}
        />
      ) : (
        <p className="small soft" aria-live="polite">
          {hasFields
            ? 'Até três horários livres agora, dois já escolhidos. Eles não ficam reservados: quem chegar antes fica com eles.'
            : 'Não há horário livre para oferecer.'}
        </p>
      )}
      {/* Reserves the fields' space while the agenda loads: a button below would lose a press if it moved. */}
      {hasFields &&
        fieldsOf(prefix).map((name, index) => (
          <SelectField
            // A new key creates a new select, because only a new select takes its default value.
            key={`${name} ${isLoading}`}
            label={`Horário ${index + 1}`}
            name={name}
            options={options}
            defaultValue={suggested[index]?.value}
            disabled={isLoading}
            emptyLabel={isLoading ? 'Consultando a agenda...' : 'Nenhum'}
          />
        ))}
    </fieldset>
  );
}

/** The chosen times of the fields with this prefix, without duplicates, in calendar order. */
export function offeredTimes(values: Readonly<Record<string, string>>, prefix = ''): DaySlot[] {
  return [...new Set(fieldsOf(prefix).map((name) => values[name] ?? ''))]
    .filter(Boolean)
    .sort()
    .map((value) => {
      const [data = '', horario = ''] = value.split(' ');
      return { data, horario: horario as DaySlot['horario'] };
    });
}

async function loadFreeSlots(
  type: ConsultationType,
  before?: Agenda,
  month = monthOf(todayInSaoPaulo(new Date())),
): Promise<DaySlot[]> {
  const agenda = withMonth(before, await loadMonthAgenda(month));
  const { days, unknownMonth } = nextFreeDays({ ...agenda, type }, OFFERED_DAYS, new Date());
  if (unknownMonth) return loadFreeSlots(type, agenda, unknownMonth);
  return days.flatMap(({ day, slots }) => slots.map((horario) => ({ data: day, horario })));
}
