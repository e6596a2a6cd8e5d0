import type { Command } from '#src/domain/commands/table.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { createCommandRunner } from '../../functions/src/commands/runCommand.ts';
import { db } from './store.ts';

const bia = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia Lima' };
const run = createCommandRunner(() => db);

/** Bia, of the studio, gives a command at a moment: over what is stored, whatever its revision, or over the one that she has seen. */
export function giveAsBia(
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
  command: Command,
  { now = new Date(), commandId, ...seen }: { now?: Date; commandId?: string; revision?: number } = {},
) {
  return run({ kind, id, ...seen }, command, { ...bia, now, ...(commandId && { commandId }) });
}
