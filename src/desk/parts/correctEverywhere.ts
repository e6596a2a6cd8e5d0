import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { giveCommand as GiveCommand } from '#src/services/desk/commands.ts';

/**
 * Corrects the address of a submission, and of everything else that came from the same one. Only this one, and bookings that
 * are to come, are told again. Resolves with this one as it is then.
 */
export async function correctEverywhere(
  giveCommand: typeof GiveCommand,
  submission: Submission,
  email: string,
): Promise<Submission | undefined> {
  const { loadPerson } = await import('#src/services/desk/submissions.ts');
  const all = await loadPerson(submission.emailKey);
  const isOther = (one: Submission) =>
    one.id !== submission.id && one.emailKey === submission.emailKey && one.email && stateOf(one).isTrusted;
  const changed = await giveCommand('correct', submission, { email });
  for (const other of all.filter(isOther))
    await giveCommand('correct', other, { email, tells: isToCome(other) });
  return changed;
}

function isToCome(one: Submission): boolean {
  return one.kind === 'bookings' && one.holdsSlot && !isPastSlot(one.data, one.horario, new Date());
}
