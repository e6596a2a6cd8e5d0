import { createHash } from 'node:crypto';
import { studio } from '../../../src/copy/studio.ts';
import type { Command } from '../../../src/domain/commands/table.ts';
import {
  completeReceivedMail,
  type ReceivedMail,
} from '../../../src/domain/submissions/mails/receivedMail.ts';
import { messageExpiry } from '../../../src/domain/submissions/retention.ts';
import { mailAddress, type Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import type { ListedMail, Mailbox, OpenedFolder } from '../adapters/mailbox.ts';
import { receivedBeside } from '../adapters/receivedMails.ts';
import type { SubmissionKey } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { decideMail } from './decideMail.ts';
import { readHostReply } from './invitationReply.ts';
import { readContent, storeMailFiles } from './mailContent.ts';
import { type MailHeaders, readHeaders } from './mailHeaders.ts';
import { ownMail } from './mailKeys.ts';
import { mailSort } from './mailSort.ts';
import { takeReport } from './takeReport.ts';

type Folder = OpenedFolder & { isSent: boolean; takesNew: boolean };

/** The result for a mail. An `orphan` refers to mails that the site does not know yet. */
type Taken = 'taken' | 'ignored' | 'orphan';

/** Decides what happens to a mail in the open folder. Imports it completely or not at all. Throws if a server fails. */
export async function takeMail(
  adapters: Adapters,
  box: Mailbox,
  folder: Folder,
  { uid, receivedAt, headers: bytes }: ListedMail,
): Promise<Taken> {
  const { mailboxStore: store, ownerOfMailbox, storage } = adapters;
  const headers = await readHeaders(bytes);
  const { messageId, references, date } = headers;
  if (messageId && (ownMail(messageId) || (await store.isKnown(messageId)))) return 'ignored';
  if (mailSort(headers) === 'report')
    return (await takeReport(adapters, box, uid, headers)) ? 'taken' : 'ignored';
  const head = await store.referredBy(headers);
  const { path, validity, isSent } = folder;
  const describe = async (fields: Partial<ReceivedMail>, body?: { name: string }) => {
    const key = await store.keyOf(messageId || (body?.name ?? `${date} ${uid} ${validity}`));
    return describeMail(adapters, key, headers, { receivedAt, ...fields });
  };
  const reply =
    head && head !== 'gone' && (await readHostReply(adapters, box, { uid, headers, isSent }, head));
  if (reply) {
    const mail = await describe({ by: 'studio', sort: 'calendar', text: reply.text });
    return giveMail(adapters, head, { action: 'answerInvitation', mail, ...reply });
  }
  const referred = head === 'gone' ? head : head && { addresses: addressesOf(head) };
  const decision = decideMail(headers, referred, folder, ownerOfMailbox());
  if (decision.what === 'ignored') return !head && references.length > 0 ? 'orphan' : 'ignored';
  if (decision.what === 'asks') {
    const fields = { standing: 'asks', why: decision.why, folder: path, validity, uid } as const;
    const mail = await describe(fields);
    return giveMail(adapters, head as Submission, { action: 'receive', mail, isDecided: false });
  }
  const body = await readContent(box, uid, headers);
  if (!body) return 'ignored';
  const { by = 'client', sort = 'person' } = decision.what === 'joins' ? decision : {};
  const fields = { by, sort: sort === 'person' ? body.sort : sort, text: body.text };
  const described = await describe(fields, body);
  const mail = { ...described, files: await storeMailFiles(storage(), described.id, body.files) };
  if (decision.what === 'joins')
    return giveMail(adapters, head as Submission, { action: 'receive', mail, isDecided: false });
  const id = idFrom(mail.id);
  const { isProved } = decision;
  return giveMail(adapters, { kind: 'messages', id }, { action: 'beginByMail', id, mail, isProved });
}

/** After a person has decided about a waiting mail, imports it into the chosen conversation. */
export async function takeAskedMail(adapters: Adapters, box: Mailbox, asked: ReceivedMail, head: Submission) {
  const { folder = '', uid = 0, validity, ...kept } = asked;
  const isThere = box.paths.includes(folder) && (await box.open(folder)).validity === validity;
  const [listed] = isThere ? await box.list([uid]) : [];
  const headers = listed && (await readHeaders(listed.headers));
  const body = headers?.messageId === asked.messageId ? await readContent(box, uid, headers) : undefined;
  if (!body) return 'ignored';
  const files = await storeMailFiles(adapters.storage(), asked.id, body.files);
  const mail = { ...kept, standing: 'added', text: body.text, files } as const;
  return giveMail(adapters, head, { action: 'receive', mail, isDecided: true });
}

/** Updates a conversation's last mails before one of its mails is moved or erased. Can be repeated. */
export async function loseMail(adapters: Pick<Adapters, 'db' | 'runCommand'>, mail: ReceivedMail) {
  const [kind, id = ''] = mail.submission.split('/') as [SubmissionKey['kind'], string?];
  const rest = await receivedBeside(adapters.db(), mail);
  await giveMail(adapters, { kind, id }, { action: 'lose', mail, rest });
}

/** Runs a command about a received mail in the name of its sender. */
export async function giveMail(
  { runCommand }: Pick<Adapters, 'runCommand'>,
  { kind, id }: SubmissionKey,
  command: Extract<Command, { mail: ReceivedMail }>,
): Promise<Taken> {
  const { by, from, at } = command.mail;
  const giver = by === 'studio' ? from.address || studio.email : VISITOR;
  const done = await runCommand({ kind, id }, command, { by: giver, now: at });
  if (!('refused' in done)) return 'taken';
  // Another message has become the conversation's head meanwhile. The next attempt finds the new head.
  return done.refused === 'closed' ? 'orphan' : 'ignored';
}

function describeMail(
  { ownerOfMailbox, now }: Pick<Adapters, 'ownerOfMailbox' | 'now'>,
  id: string,
  { from, to, cc, subject, messageId }: MailHeaders,
  { receivedAt, ...fields }: Partial<ReceivedMail> & { receivedAt: Date },
): ReceivedMail {
  const own = ownerOfMailbox().addresses;
  const at = receivedAt < now() ? receivedAt : now();
  const others = [...to, ...cc].map(({ address }) => address);
  const copied = [...new Set(others)].filter((one) => one !== from.address && !own.includes(one));
  const expireAt = messageExpiry(at);
  const mail = { from, subject, messageId, at, cc: copied.slice(0, 20), expireAt, ...fields };
  return completeReceivedMail(id, mail);
}

/** The addresses whose mails join a conversation automatically. */
function addressesOf(head: Submission): string[] {
  return [mailAddress(head).trim().toLowerCase(), ...(head.correspondents ?? [])];
}

/** The id of a conversation that a mail begins: a UUID of version 8 that is the same at every attempt. */
function idFrom(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
