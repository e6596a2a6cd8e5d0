import type { Adapters } from '../createAdapters.ts';

/** Puts the reminders whose time has come among the mails to be sent; none while the studio has switched them off. */
export function createQueueReminders({ findReminders, runCommand, readStudioAgenda, now, log }: Adapters) {
  return async function queueReminders(): Promise<void> {
    const { reminderHours: hours } = await readStudioAgenda();
    if (hours === 0) return;
    const giver = { by: 'site', uid: '', name: '' };
    for (const id of await findReminders(now(), hours)) {
      const done = await runCommand(
        { kind: 'bookings', id },
        { action: 'remind', hours },
        { giver, now: now() },
      );
      if ('refused' in done) log('info', 'reminder.refused', { id, refused: done.refused });
    }
  };
}
