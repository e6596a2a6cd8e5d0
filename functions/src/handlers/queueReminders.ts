import type { Reminders } from '../adapters/reminders.ts';
import type { ReadStudioAgenda } from '../adapters/studioAgenda.ts';

type ReminderDependencies = {
  reminders: Reminders;
  readStudioAgenda: ReadStudioAgenda;
  now: () => Date;
  log: (level: 'info', event: string, details?: object) => void;
};

/** Puts the reminders whose time has come among the mails to be sent; none while the studio has switched them off. */
export function createQueueReminders({ reminders, readStudioAgenda, now, log }: ReminderDependencies) {
  return async function queueReminders(): Promise<void> {
    const { reminderHours } = await readStudioAgenda();
    if (reminderHours === 0) return;
    let queued = 0;
    for (const id of await reminders.due(now(), reminderHours))
      if (await reminders.queue(id, now(), reminderHours)) queued += 1;
    if (queued > 0) log('info', 'reminders.queued', { queued });
  };
}
