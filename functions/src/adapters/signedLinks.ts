import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../../../src/domain/site/paths.ts';
import { SUBMISSION_KINDS, type Submission } from '../../../src/domain/submissions/submission.ts';
import { secretKeys } from './secretKeys.ts';
import type { SubmissionKey } from './submissionDocuments.ts';

type Linked = SubmissionKey & Pick<Submission, 'createdAt' | 'linkGeneration'>;

/** The submission that a link leads to. `isMeant` returns whether the link was made for this stored submission. */
export type SubmissionLink = SubmissionKey & { isMeant: (stored: Submission) => boolean };

/** Correcting a visitor's address raises the link's generation, which revokes links sent to the wrong address. */
const LINKS = {
  manageBooking: {
    purpose: 'manage-booking:1:',
    path: paths.manageBooking,
    nameOf: (linked: Linked) => [identityOf(linked), generationOf(linked)],
    keyIn: (name: Buffer) => ({ kind: 'bookings' as const, id: idIn(name) }),
  },
  markAnswered: {
    purpose: 'mark-answered:1:',
    path: paths.markAnswered,
    nameOf: (linked: Linked) => [Buffer.from([SUBMISSION_KINDS.indexOf(linked.kind)]), identityOf(linked)],
    keyIn: (name: Buffer) => ({
      kind: SUBMISSION_KINDS[name.readUInt8(0)] ?? 'messages',
      id: idIn(name.subarray(1)),
    }),
  },
};

/**
 * Links with a signed token in the fragment. It includes the creation time, so that a reused id gets other links. Links
 * to spam are invalid. Of the `keys`, the first signs and any verifies.
 */
export function createSignedLinks(
  of: keyof typeof LINKS,
  { keys, siteUrl }: { keys: () => string; siteUrl: () => string },
) {
  const { purpose, path, keyIn } = LINKS[of];
  const nameOf = (linked: Linked) => Buffer.concat(LINKS[of].nameOf(linked));
  return { addressOf, read };

  /** The link to a submission; undefined if no key is set. */
  function addressOf(linked: Linked): string | undefined {
    const [key] = secretKeys(keys());
    if (!key) return undefined;
    const name = nameOf(linked);
    const token = [name, signature(name, key)].map((part) => part.toString('base64url')).join('.');
    return `${siteUrl()}${path}#${token}`;
  }

  /** The submission that a token identifies; undefined if none of the keys has signed the token. */
  function read(token: string): SubmissionLink | undefined {
    const [name, signed, ...rest] = token.split('.').map(decode);
    if (rest.length > 0 || !name || !signed) return undefined;
    const isSigned = secretKeys(keys()).some((key) => {
      const expected = signature(name, key);
      return expected.length === signed.length && timingSafeEqual(expected, signed);
    });
    const isMeant = (stored: Submission) => stored.state !== 'spam' && nameOf(stored).equals(name);
    return isSigned ? { ...keyIn(name), isMeant } : undefined;
  }

  function signature(name: Buffer, key: string): Buffer {
    return createHmac('sha256', key).update(purpose).update(name).digest();
  }
}

// The same bytes can be written in several ways in base64; only the canonical one is accepted.
function decode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

/** The id (a UUID) takes 16 bytes, and the creation time (in milliseconds) takes 6. */
function identityOf({ id, createdAt }: Linked): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUIntBE(createdAt.getTime(), 16, 6);
  return bytes;
}

function generationOf({ linkGeneration = 0 }: Linked): Buffer {
  return Buffer.from(linkGeneration > 0 ? [linkGeneration >> 8, linkGeneration & 255] : []);
}

function idIn(name: Buffer): string {
  return name.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
