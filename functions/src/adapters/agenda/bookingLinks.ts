import { paths } from '../../../../src/domain/site/paths.ts';
import { createSignedTokens, idBytes, idIn } from '../signedTokens.ts';
import type { StoredSubmission } from '../submissions/submissionDocuments.ts';

/**
 * The booking that a link belongs to: its id (a UUID), the moment it was stored, in milliseconds, and its generation, 0 where
 * it is missing. A corrected address raises the generation, so that links sent to the wrong one are dead.
 */
export type LinkedBooking = { id: string; createdAt: number; generation?: number };

/** The booking as its links name it at present. */
export function linkedBooking(
  id: string,
  { createdAt, linkGeneration = 0 }: { createdAt: Date; linkGeneration?: number },
): LinkedBooking {
  return { id, createdAt: createdAt.getTime(), generation: linkGeneration };
}

/**
 * Whether a link was made for this booking, and not for an earlier one with the same id. Links of spam are not valid.
 */
export function isMeantBy(link: LinkedBooking, { kind, id, record }: StoredSubmission): boolean {
  const { createdAt, generation = 0 } = linkedBooking(id, record);
  const isSame = link.createdAt === createdAt && (link.generation ?? 0) === generation;
  return kind === 'bookings' && isSame && record.state !== 'spam';
}

const ID_BYTES = 16;
const PAYLOAD_BYTES = ID_BYTES + 6;
/** Only in links of a booking whose address was corrected. */
const GENERATION_BYTES = 2;

/**
 * Links with which a visitor sees, moves or cancels a booking without an account. The token stands in the fragment, which
 * browsers send nowhere; it names the booking and the moment it was stored, so that it means no other one that may be
 * stored under the same id later. The first of the `keys`, which spaces separate, signs; links of the others still hold.
 * `siteUrl` is the address of the site, without a slash at the end.
 */
export function createBookingLinks({ keys, siteUrl }: { keys: () => string; siteUrl: () => string }) {
  const tokens = createSignedTokens('manage-booking:1:', keys);
  return {
    /** The address of a booking's page. Throws an Error where no key is set or one is too short. */
    addressOf: (booking: LinkedBooking): string => `${siteUrl()}${paths.manageBooking}#${tokenOf(booking)}`,
    /** The booking of a token; undefined unless one of the keys has signed exactly this token. */
    read,
  };

  function tokenOf({ id, createdAt, generation = 0 }: LinkedBooking): string {
    const payload = Buffer.alloc(PAYLOAD_BYTES + (generation > 0 ? GENERATION_BYTES : 0));
    idBytes(id).copy(payload);
    payload.writeUIntBE(createdAt, ID_BYTES, 6);
    if (generation > 0) payload.writeUInt16BE(generation, PAYLOAD_BYTES);
    return tokens.sign(payload);
  }

  function read(token: string): LinkedBooking | undefined {
    const payload = tokens.read(token);
    if (!payload || ![0, GENERATION_BYTES].includes(payload.length - PAYLOAD_BYTES)) return undefined;
    const isLater = payload.length > PAYLOAD_BYTES;
    const generation = isLater ? payload.readUInt16BE(PAYLOAD_BYTES) : 0;
    const id = idIn(payload.subarray(0, ID_BYTES));
    return { id, createdAt: payload.readUIntBE(ID_BYTES, 6), ...(isLater && { generation }) };
  }
}
