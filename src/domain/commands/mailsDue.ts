import type { MailName, MailState } from '../submissions/submission.ts';

/** The state of these mails when they are tried at `at` for the first time; without any, all are sent. */
export function mailsDue(at: Date, names: readonly MailName[]): MailState {
  const outstanding = [...new Set(names)];
  const isDue = outstanding.length > 0;
  return {
    state: isDue ? 'pending' : 'sent',
    outstanding,
    attempts: 0,
    nextAttemptAt: isDue ? at : null,
    lastError: null,
  };
}
