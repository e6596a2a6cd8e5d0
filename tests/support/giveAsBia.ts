import type { Command } from '#src/domain/commands/table.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { createCommandRunner } from '../../functions/src/commands/runCommand.ts';
import { db } from './store.ts';

const bia = { by: 'bia@exemplo.com.br', uid: 'bia', name: 'Bia Lima' };
const run = createCommandRunner(() => db);

/** Gives a command as Bia, who belongs to the studio. Without `revision` it applies to any stored revision. */
export function giveAsBia(
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
  command: Command,
  { now = new Date(), commandId, ...seen }: { now?: Date; commandId?: string; revision?: number } = {},
) {
  return run({ kind, id, ...seen }, command, { ...bia, now, ...(commandId && { commandId }) });
}
