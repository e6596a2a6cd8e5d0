import * as v from 'valibot';
import { meetingAddressError, readAgendaSettings, type StudioAgenda } from '../agenda/agendaSettings.ts';
import { readAvailability } from '../agenda/bookingRules.ts';

const fields = v.record(v.string(), v.unknown());

/** `seen` is the state that the change's author has seen. */
export const agendaChanges = [
  v.object({ action: v.literal('hours'), hours: fields, seen: fields }),
  v.object({
    action: v.literal('close'),
    closure: v.looseObject({ id: v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,64}$/)) }),
    reason: v.string(),
  }),
  v.object({ action: v.literal('reopen'), id: v.string() }),
  v.object({ action: v.literal('meeting'), meeting: fields, seen: fields }),
] as const;

export type AgendaChange = v.InferOutput<(typeof agendaChanges)[number]>;

/**
 * Returns the changed agenda, always valid. Returns `changed` if somebody else has saved meanwhile. Returns undefined
 * for an invalid address, an invalid closure or too many closures.
 */
export function changeAgenda(
  agenda: StudioAgenda,
  change: AgendaChange,
): StudioAgenda | 'changed' | undefined {
  const { availability, settings } = agenda;
  const { closures } = availability;
  switch (change.action) {
    case 'hours': {
      // Fields that are missing in the change keep their values.
      const read = ({ weekdays, ...others }: typeof change.hours) =>
        readAvailability({
          ...availability,
          ...others,
          weekdays: { ...availability.weekdays, ...(weekdays as object | undefined) },
          closures,
        });
      const wanted = read(change.hours);
      if (isOver(availability, wanted, read(change.seen))) return 'changed';
      return { availability: wanted, settings };
    }
    case 'meeting': {
      const read = (meeting: object) => readAgendaSettings({ ...settings, ...meeting });
      const wanted = read(change.meeting);
      if (isOver(settings, wanted, read(change.seen))) return 'changed';
      if (meetingAddressError(wanted.meetingAddress)) return undefined;
      const { isPlaceUntold: _, ...told } = wanted;
      const isNew = settings.meetingAddress === '' || settings.isPlaceUntold;
      const isUntold = wanted.meetingAddress !== '' && isNew;
      return { availability, settings: isUntold ? { ...told, isPlaceUntold: true } : told };
    }
    case 'reopen': {
      const { [change.id]: _, ...reasons } = settings.reasons;
      const left = closures.filter(({ id }) => id !== change.id);
      return { availability: { ...availability, closures: left }, settings: { ...settings, reasons } };
    }
    case 'close': {
      const { closure, reason } = change;
      const others = closures.filter(({ id }) => id !== closure.id);
      const closed = readAvailability({ ...availability, closures: [...others, closure] });
      if (closed.closures.length === others.length) return undefined;
      const reasons = { ...settings.reasons, ...(reason && { [closure.id]: reason }) };
      return { availability: closed, settings: readAgendaSettings({ ...settings, reasons }) };
    }
  }
}

/** Whether somebody else has changed this part: its stored value is neither `seen` nor `wanted`. */
function isOver<Part extends object>(stored: Part, wanted: Part, seen: Part): boolean {
  const text = JSON.stringify(stored);
  return text !== JSON.stringify(seen) && text !== JSON.stringify(wanted);
}
