import type { Adapters } from '../createAdapters.ts';

/** Puts the reminders whose time has come among the mails to be sent; none while the studio has switched them off. */
export function createQueueReminders({ reminders, readStudioAgenda, now, log }: Adapters) {
  return async function queueReminders(): Promise<void> {
    const { reminderHours } = await readStudioAgenda();
    if (reminderHours === 0) return;
    let queued = 0;
    for (const id of await reminders.due(now(), reminderHours))
      if (await reminders.queue(id, now(), reminderHours)) queued += 1;
    if (queued > 0) log('info', 'reminders.queued', { queued });
  };
}
