import * as v from 'valibot';
import { readAgendaSettings, type StudioAgenda } from '../agenda/agendaSettings.ts';
import { readAvailability } from '../agenda/availability.ts';

const fields = v.record(v.string(), v.unknown());

/** The changes of the agenda: hours and limits, what is closed and open again, where consultations take place, and reminders. */
export const agendaChanges = [
  v.object({ action: v.literal('hours'), hours: fields }),
  v.object({
    action: v.literal('close'),
    closure: v.looseObject({ id: v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,64}$/)) }),
    reason: v.string(),
  }),
  v.object({ action: v.literal('reopen'), id: v.string() }),
  v.object({ action: v.literal('meeting'), meeting: fields }),
] as const;

export type AgendaChange = v.InferOutput<(typeof agendaChanges)[number]>;

/** The agenda after a change, in which nothing makes no sense; undefined where a closure makes none, or is one too many. */
export function changeAgenda(agenda: StudioAgenda, change: AgendaChange): StudioAgenda | undefined {
  const { availability, settings } = agenda;
  const { closures } = availability;
  switch (change.action) {
    case 'hours':
      return { availability: readAvailability({ ...change.hours, closures }), settings };
    case 'meeting':
      return { availability, settings: readAgendaSettings({ ...settings, ...change.meeting }) };
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
