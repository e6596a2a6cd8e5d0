import { CALENDAR_PROBLEMS } from '../../../src/domain/agenda/hostCalendars.ts';
import { FORMER_HOST, HOSTS_PATH } from '../../../src/domain/agenda/hosts.ts';
import type { HostAction } from '../../../src/domain/commands/hostActions.ts';
import { setOpened } from '../adapters/agenda.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { CalendarProblem } from '../calendars/CalendarProblem.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { organizerOf } from '../mails/hostMail.ts';

/** Runs administrators' actions as hosts. Throws an `HttpError` with 400 if a calendar cannot be read. */
export function createHostActions({ db, calendars, addresses }: Adapters) {
  return async function runHostAction(action: HostAction, { uid, email }: Caller): Promise<void> {
    const hosts = db().doc(HOSTS_PATH);
    if (action.action === 'saveHost') {
      // Calendar programs ignore an invitation whose organizer and attendee are the same person.
      const isOrganizer = organizerOf(addresses().from).email.toLowerCase() === email.toLowerCase();
      await hosts.set({ [uid]: { ...action.host, isOrganizer } }, { mergeFields: [uid] });
    }
    if (action.action === 'stopHosting') await hosts.set({ [uid]: FORMER_HOST }, { mergeFields: [uid] });
    if (action.action === 'addCalendar')
      await calendars.add({ uid, email }, action.address).catch((error: unknown) => {
        if (!(error instanceof CalendarProblem)) throw error;
        const sentence = CALENDAR_PROBLEMS[error.reason];
        throw new HttpError(400, { error: sentence, fields: { address: sentence } });
      });
    if (action.action === 'removeCalendar') await calendars.remove(uid, action.id);
    if (action.action === 'openSlot') await setOpened(db(), action, action.isOpen);
  };
}
