import { createHash } from 'node:crypto';
import { studio } from '../../../src/copy/studio.ts';
import type { Command } from '../../../src/domain/commands/table.ts';
import {
  completeReceivedMail,
  type ReceivedMail,
} from '../../../src/domain/submissions/mails/receivedMail.ts';
import { addMonths, ERASED_MAIL_MONTHS, messageExpiry } from '../../../src/domain/submissions/retention.ts';
import { mailAddress, type Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import type { ListedMail, Mailbox, OpenedFolder } from '../adapters/mailbox.ts';
import type { CommandTarget } from '../commands/runCommand.ts';
import type { Adapters } from '../createAdapters.ts';
import { decideMail, isProvedSender } from './decideMail.ts';
import { readDeliveryReport } from './deliveryReport.ts';
import { type MailHeaders, readHeaders } from './mailHeaders.ts';
import { ownMail } from './mailKeys.ts';
import { mailSort } from './mailSort.ts';
import { type MailContent, readContent, readInvitationReply } from './readContent.ts';
import { storeMailFiles } from './storeMailFiles.ts';

type Folder = OpenedFolder & { isSent: boolean; takesNew: boolean };

/** The outcome of a mail; an `orphan` refers to mails that are not known yet. */
type Taken = 'taken' | 'ignored' | 'orphan';

/** Decides about the mails of a mailbox, and stores those that belong to a conversation. */
export function createMailTaker(adapters: Adapters) {
  const { ownerOfMailbox, mailboxStore: store, storage, runCommand, readHost, now } = adapters;
  return { take, takeAsked, add };

  /** Imports one mail of the open folder, completely or not at all. Throws if mailbox or database do not respond. */
  async function take(box: Mailbox, folder: Folder, listed: ListedMail): Promise<Taken> {
    const headers = await readHeaders(listed.headers);
    const { messageId, references, date } = headers;
    const { uid, receivedAt } = listed;
    if (messageId && (ownMail(messageId) || (await store.isKnown(messageId)))) return 'ignored';
    if (mailSort(headers) === 'report') return takeReport(box, uid, headers);
    const head = await store.referredBy(headers);
    const { path, validity } = folder;
    const keyOf = (body?: MailContent) =>
      store.keyOf(messageId || (body?.name ?? `${date} ${uid} ${validity}`));
    const reply = head && head !== 'gone' && (await readHostReply(box, folder, uid, headers, head));
    if (reply) {
      const fields = { by: 'studio', sort: 'calendar', text: reply.text } as const;
      const mail = describe(await keyOf(), headers, receivedAt, fields);
      return run(head, { action: 'answerInvitation', mail, ...reply }, mail);
    }
    const referred = head === 'gone' ? head : head && { addresses: addressesOf(head) };
    const decision = decideMail(headers, referred, folder, ownerOfMailbox());
    if (decision.what === 'ignored') return !head && references.length > 0 ? 'orphan' : 'ignored';
    if (decision.what === 'asks') {
      const fields = { standing: 'asks', why: decision.why, folder: path, validity, uid } as const;
      return add(head as Submission, describe(await keyOf(), headers, receivedAt, fields), false);
    }
    const body = await readContent(box, uid, headers);
    if (!body) return 'ignored';
    const { by = 'client', sort = 'person' } = decision.what === 'joins' ? decision : {};
    const fields = { by, sort: sort === 'person' ? body.sort : sort, text: body.text };
    const mail = describe(await keyOf(body), headers, receivedAt, fields);
    const complete = { ...mail, files: await storeMailFiles(storage(), mail.id, body.files) };
    if (decision.what === 'joins') return add(head as Submission, complete, false);
    const { isProved } = decision;
    const target = { kind: 'messages', id: idFrom(mail.id) } as const;
    return run(target, { action: 'beginByMail', id: target.id, mail: complete, isProved }, complete);
  }

  /** The host's reply to an invitation; undefined for other mails. */
  async function readHostReply(
    box: Mailbox,
    folder: Folder,
    uid: number,
    headers: MailHeaders,
    head: Submission,
  ) {
    const host = head.kind === 'bookings' && head.host && (await readHost(head.host.uid));
    const isHost = host && host.email.toLowerCase() === headers.from.address;
    if (!isHost || !isProvedSender(headers, folder, ownerOfMailbox().server)) return undefined;
    const reply = await readInvitationReply(box, uid);
    return reply?.uid.startsWith(`${head.id}@`) ? reply : undefined;
  }

  /** Imports a waiting mail that a person has added to a conversation. */
  async function takeAsked(box: Mailbox, asked: ReceivedMail, head: Submission): Promise<Taken> {
    const { folder = '', uid = 0, validity, ...mail } = asked;
    const isThere = box.paths.includes(folder) && (await box.open(folder)).validity === validity;
    const [listed] = isThere ? await box.list([uid]) : [];
    const headers = listed && (await readHeaders(listed.headers));
    const body = headers?.messageId === asked.messageId ? await readContent(box, uid, headers) : undefined;
    if (!body) return 'ignored';
    const files = await storeMailFiles(storage(), asked.id, body.files);
    return add(head, { ...mail, standing: 'added', text: body.text, files }, true);
  }

  function add(head: Submission, mail: ReceivedMail, isDecided: boolean): Promise<Taken> {
    return run(head, { action: 'receive', mail, isDecided }, mail);
  }

  async function run(
    target: CommandTarget,
    command: Command,
    { by, from, at }: ReceivedMail,
  ): Promise<Taken> {
    const giver = by === 'studio' ? from.address || studio.email : VISITOR;
    const done = await runCommand({ kind: target.kind, id: target.id }, command, { by: giver, now: at });
    if (!('refused' in done)) return 'taken';
    // Another message has become the conversation's head meanwhile; the next run finds it.
    return done.refused === 'closed' ? 'orphan' : 'ignored';
  }

  /** Marks the mail of ours that a delivery report names. Reads only the report and the returned headers. */
  async function takeReport(box: Mailbox, uid: number, { messageId }: MailHeaders): Promise<Taken> {
    const parts = await box.parts(uid);
    const read = async (...types: string[]) => {
      const part = parts.find(({ type }) => types.includes(type));
      return part ? box.readPart(uid, part) : new Uint8Array();
    };
    const report = readDeliveryReport(Buffer.from(await read('message/delivery-status')).toString());
    const returned = report && (await readHeaders(await read('text/rfc822-headers', 'message/rfc822')));
    const own = returned && ownMail(returned.messageId);
    if (!report || !own) return 'ignored';
    const expireAt = addMonths(now(), ERASED_MAIL_MONTHS);
    const isMarked = await store.recordBounce(own.mail, report, {
      key: await store.keyOf(messageId),
      expireAt,
    });
    return isMarked ? 'taken' : 'ignored';
  }

  function describe(
    id: string,
    headers: MailHeaders,
    receivedAt: Date,
    fields: Partial<ReceivedMail>,
  ): ReceivedMail {
    const { from, to, subject, messageId } = headers;
    const own = ownerOfMailbox().addresses;
    const at = receivedAt < now() ? receivedAt : now();
    const others = [...to, ...headers.cc].map(({ address }) => address);
    const cc = [...new Set(others)].filter((one) => one !== from.address && !own.includes(one)).slice(0, 20);
    const expireAt = messageExpiry(at);
    return completeReceivedMail(id, { from, subject, messageId, at, cc, expireAt, ...fields });
  }
}

/** The addresses whose mails join a conversation automatically. */
function addressesOf(head: Submission): string[] {
  return [mailAddress(head).trim().toLowerCase(), ...(head.correspondents ?? [])];
}

/** The id of the conversation that a mail begins: a UUID of version 8, the same for every attempt. */
function idFrom(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
