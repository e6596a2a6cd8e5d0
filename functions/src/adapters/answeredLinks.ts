import { paths } from '../../../src/domain/site/paths.ts';
import type { SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { createSignedTokens, idBytes, idIn } from './signedTokens.ts';
import type { StoredSubmission, SubmissionKey } from './submissions/submissionDocuments.ts';

/**
 * The submission of a link, with the moment it was stored (in milliseconds), which tells it from a later one with the
 * same id.
 */
export type AnsweredLink = SubmissionKey & { createdAt: number };

const KINDS: readonly SubmissionKind[] = ['messages', 'bookings'];
const PAYLOAD_BYTES = 1 + 16 + 6;

/**
 * Links in the notices that reach the studio's mailbox: they say that a submission was answered from there, and nothing else.
 * The token stands in the fragment, which browsers send nowhere.
 */
export function createAnsweredLinks({ keys, siteUrl }: { keys: () => string; siteUrl: () => string }) {
  const tokens = createSignedTokens('mark-answered:1:', keys);
  return { addressOf, read };

  /** The address for a submission; undefined where no key is set. Throws an Error where a key is too short. */
  function addressOf({ kind, id, record }: StoredSubmission): string | undefined {
    if (!tokens.hasKey()) return undefined;
    const payload = Buffer.alloc(PAYLOAD_BYTES);
    payload.writeUInt8(KINDS.indexOf(kind), 0);
    idBytes(id).copy(payload, 1);
    payload.writeUIntBE(record.createdAt.getTime(), 17, 6);
    return `${siteUrl()}${paths.markAnswered}#${tokens.sign(payload)}`;
  }

  function read(token: string): AnsweredLink | undefined {
    const payload = tokens.read(token);
    const kind = payload?.length === PAYLOAD_BYTES ? KINDS[payload.readUInt8(0)] : undefined;
    if (!payload || !kind) return undefined;
    return { kind, id: idIn(payload.subarray(1, 17)), createdAt: payload.readUIntBE(17, 6) };
  }
}
