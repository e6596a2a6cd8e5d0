import { createHash } from 'node:crypto';
import { studio } from '../../../src/copy/studio.ts';
import { mailFilePath, type ReceivedMail } from '../../../src/domain/submissions/receivedMail.ts';
import { addMonths, ERASED_MAIL_MONTHS, messageExpiry } from '../../../src/domain/submissions/retention.ts';
import { mailAddress, type Submission } from '../../../src/domain/submissions/submission.ts';
import { VISITOR } from '../../../src/domain/submissions/submissionLog.ts';
import type { ListedMail, Mailbox, OpenedFolder } from '../adapters/mailbox.ts';
import type { Adapters } from '../createAdapters.ts';
import { type Decision, decideMail } from './decideMail.ts';
import { describeCalendarReply, readDeliveryReport } from './deliveryReport.ts';
import { type MailHeaders, readHeaders } from './mailHeaders.ts';
import { nameOfBody, ownMail } from './mailKeys.ts';
import { mailSort } from './mailSort.ts';
import { type MailFile, parseMail } from './parseMail.ts';

type Folder = OpenedFolder & { isSent: boolean; takesNew: boolean };

/** What became of a mail: `orphan` when it answers mails that nobody knows yet. */
type Taken = 'taken' | 'ignored' | 'orphan';

type Body = { text: string; files: MailFile[]; sort: ReceivedMail['sort'] };

/** Decides about the mails of a mailbox, and stores those that belong to a conversation. */
export function createMailTaker({ ownerOfMailbox, mailboxStore: store, storage, runCommand, now }: Adapters) {
  return { take, takeAsked, add };

  /** Takes one mail of the open folder. Throws when mailbox or database do not answer; then it is not taken, or wholly. */
  async function take(box: Mailbox, folder: Folder, listed: ListedMail): Promise<Taken> {
    const headers = await readHeaders(listed.headers);
    const { messageId, references } = headers;
    if (messageId && ownMail(messageId)) return 'ignored';
    if (messageId && (await store.isKnown(messageId))) return 'ignored';
    if (mailSort(headers) === 'report') return takeReport(box, listed.uid, headers);
    const head = await store.referredBy(headers);
    const referred = head === 'gone' ? head : head && { addresses: addressesOf(head) };
    const decision = decideMail(headers, referred, folder, ownerOfMailbox());
    if (decision.what === 'ignored') return !head && references.length > 0 ? 'orphan' : 'ignored';
    const source = { folder: folder.path, validity: folder.validity, uid: listed.uid };
    const body = decision.what === 'asks' ? undefined : await readBody(box, listed.uid, headers);
    if (body === 'gone') return 'ignored';
    const id = store.keyOf(messageId || (body?.name ?? `${headers.date} ${listed.uid} ${folder.validity}`));
    const mail = describe(id, headers, listed.receivedAt, decision);
    if (!body) return add(head as Submission, { ...mail, ...source }, false);
    const files = await storeFiles(id, body.files);
    const complete = {
      ...mail,
      text: body.text,
      sort: mail.sort === 'person' ? body.sort : mail.sort,
      files,
    };
    return decision.what === 'begins'
      ? begin(complete, decision.isProved)
      : add(head as Submission, complete, false);
  }

  /** Reads a mail that somebody of the studio lets join, where it lies in the mailbox; undefined where it is gone from there. */
  async function takeAsked(box: Mailbox, asked: ReceivedMail, head: Submission): Promise<Taken> {
    const { folder = '', uid = 0, validity } = asked;
    const isThere = box.paths.includes(folder) && (await box.open(folder)).validity === validity;
    const [listed] = isThere ? await box.list([uid]) : [];
    const headers = listed && (await readHeaders(listed.headers));
    const body =
      headers && headers.messageId === asked.messageId ? await readBody(box, uid, headers) : 'gone';
    if (body === 'gone') return 'ignored';
    const files = await storeFiles(asked.id, body.files);
    const { folder: _, uid: __, validity: ___, ...mail } = asked;
    return add(head, { ...mail, standing: 'added', text: body.text, files }, true);
  }

  async function readBody(
    box: Mailbox,
    uid: number,
    headers: MailHeaders,
  ): Promise<(Body & { name: string }) | 'gone'> {
    const calendar = (await box.parts(uid)).find(
      ({ type, method }) => type === 'text/calendar' && method === 'REPLY',
    );
    if (calendar) {
      const part = await box.readPart(uid, calendar);
      const text = describeCalendarReply(Buffer.from(part).toString());
      return { text, files: [], sort: 'calendar', name: nameOfBody(headers, part) };
    }
    const source = await box.read(uid);
    if (!source) return 'gone';
    return { ...(await parseMail(source)), sort: 'person', name: nameOfBody(headers, source) };
  }

  /** Stores files under the mail's own name, so that those of a run that was killed are replaced. */
  async function storeFiles(id: string, files: readonly MailFile[]): Promise<ReceivedMail['files']> {
    for (const [number, { type, content }] of files.entries()) {
      const metadata = {
        contentType: type,
        contentDisposition: 'attachment',
        cacheControl: 'private, no-store',
      };
      const file = storage().bucket().file(mailFilePath({ id }, number));
      await file.save(Buffer.from(content), { resumable: false, metadata });
    }
    return files.map(({ name, type, content }) => ({ name, type, size: content.length }));
  }

  async function add(head: Submission, mail: ReceivedMail, isDecided: boolean): Promise<Taken> {
    const by = mail.by === 'studio' ? mail.from.address || studio.email : VISITOR;
    const done = await runCommand(head, { action: 'receive', mail, isDecided }, { by, now: mail.at });
    // Another message has become the head meanwhile: the next run finds it.
    if ('refused' in done) return done.refused === 'closed' ? 'orphan' : 'ignored';
    return 'taken';
  }

  async function begin(mail: ReceivedMail, isProved: boolean): Promise<Taken> {
    const target = { kind: 'messages', id: idFrom(mail.id) } as const;
    await runCommand(
      target,
      { action: 'beginByMail', id: target.id, mail, isProved },
      { by: VISITOR, now: mail.at },
    );
    return 'taken';
  }

  /** Marks the mail of ours that a report tells of. Only the report and the headers that it returns are read. */
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
    const isMarked = await store.recordBounce(own.mail, report, { key: store.keyOf(messageId), expireAt });
    return isMarked ? 'taken' : 'ignored';
  }

  function describe(id: string, headers: MailHeaders, receivedAt: Date, decision: Decision): ReceivedMail {
    const { from, to, cc, subject, messageId } = headers;
    const own = ownerOfMailbox().addresses;
    const at = receivedAt < now() ? receivedAt : now();
    const joins = decision.what === 'joins' ? decision : undefined;
    return {
      id,
      submission: '',
      standing: decision.what === 'asks' ? 'asks' : 'added',
      ...(decision.what === 'asks' && { why: decision.why }),
      by: joins?.by ?? 'client',
      sort: joins?.sort === 'automatic' || joins?.sort === 'calendar' ? joins.sort : 'person',
      from,
      cc: [...new Set([...to, ...cc].map(({ address }) => address))]
        .filter((address) => address !== from.address && !own.includes(address))
        .slice(0, 20),
      subject,
      messageId,
      at,
      text: '',
      files: [],
      expireAt: messageExpiry(at),
    } as ReceivedMail;
  }
}

/** The addresses whose mails join a conversation by themselves. */
function addressesOf(head: Submission): string[] {
  return [mailAddress(head).trim().toLowerCase(), ...(head.correspondents ?? [])];
}

/** The id of the conversation that a mail begins, which is the same however often that is tried: a UUID of version 8. */
function idFrom(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
