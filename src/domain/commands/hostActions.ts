import * as v from 'valibot';
import { WEEKDAYS } from '../agenda/bookingRules.ts';
import { CONSULTATION_TYPES } from '../agenda/consultationTypes.ts';
import { CALENDAR_ADDRESS_LIMIT } from '../agenda/hostCalendars.ts';
import { HOST_NAME_LIMIT } from '../agenda/hosts.ts';
import { SLOTS } from '../agenda/slots.ts';
import { singleLineText } from '../forms/textSchemas.ts';
import { daySlot } from '../submissions/bookings/daySlot.ts';

const slots = v.array(v.picklist(SLOTS));

const hostSchema = v.object({
  name: singleLineText('O nome', HOST_NAME_LIMIT, 'Nome é obrigatório'),
  weekdays: v.object(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, slots]))),
  types: v.array(v.picklist(CONSULTATION_TYPES.map(({ value }) => value))),
});

/**
 * With all except `openSlot`, members change their own data. `openSlot` opens a slot for one booking although no host
 * is free, or closes it again.
 */
export const hostActions = [
  v.object({ action: v.literal('saveHost'), host: hostSchema }),
  v.object({ action: v.literal('stopHosting') }),
  v.object({
    action: v.literal('addCalendar'),
    address: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CALENDAR_ADDRESS_LIMIT)),
  }),
  v.object({ action: v.literal('removeCalendar'), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ action: v.literal('openSlot'), ...daySlot, isOpen: v.boolean() }),
] as const;

export type HostAction = v.InferOutput<(typeof hostActions)[number]>;
