import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import type { Adapters } from '../createAdapters.ts';

/** Gives the commands that the site gives by itself, whose time has come. */
export function createQueueReminders({ findReminders, runCommand, readStudioAgenda, now, log }: Adapters) {
  return async function queueReminders(): Promise<void> {
    const { reminderHours } = await readStudioAgenda();
    const giver = { by: SITE, uid: '', name: '' };
    for (const { target, command } of await findReminders(now(), reminderHours)) {
      const done = await runCommand(target, command, { giver, now: now() });
      if ('refused' in done) log('info', 'reminder.refused', { ...target, refused: done.refused });
    }
  };
}
