import { randomUUID } from 'node:crypto';
import {
  MAIL_MISSING,
  MAILBOX_UNREACHABLE,
  type MailboxAction,
} from '../../../src/domain/commands/mailboxActions.ts';
import { MAIL_FILES, type ReceivedMail } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { openMailbox } from '../adapters/mailbox.ts';
import { eraseReceived, readReceived } from '../adapters/receivedMails.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { giveMail, loseMail, takeAskedMail } from '../mailbox/takeMail.ts';

/** Time limit for the mail server after an administrator has pressed a button. */
const PRESS_MS = 20_000;

/** Runs administrators' actions on the mailbox. Throws an `HttpError` with 404 (no such mail) or 502 (server fails). */
export function createMailboxActions(adapters: Adapters, readMailbox: (within: number) => Promise<string>) {
  const { db, mailbox, mailboxStore: store, storage, now, raiseChange } = adapters;

  return async function runMailboxAction(action: MailboxAction, by: { uid: string }): Promise<void> {
    if (action.action === 'readMailbox' && (await readMailbox(PRESS_MS))) throw unreachable();
    if (action.action === 'takeNewMails') await store.saveStatus({ newFrom: action.folder, newSince: now() });
    if (action.action === 'takeMail') await take(await found(action.mail));
    if (action.action === 'moveMail') {
      const head = await store.headAt(`${action.kind}/${action.id}`);
      const mail = await found(action.mail);
      if (!head) throw missing();
      if (mail.standing === 'asks') await take(mail, head);
      else {
        await loseMail(adapters, mail);
        const receive = { action: 'receive', mail, isDecided: true } as const;
        if ((await giveMail(adapters, head, receive)) !== 'taken') throw missing();
      }
    }
    if (action.action === 'dropMail') {
      // If the mail is missing, another request has already erased it.
      const mail = await readReceived(db(), action.mail);
      if (mail) {
        await loseMail(adapters, mail);
        await eraseReceived(db(), mail, { by: by.uid, at: now(), entry: randomUUID() });
      }
      await storage()
        .bucket()
        .deleteFiles({ prefix: `${MAIL_FILES}/${action.mail}/` });
    }
    await raiseChange();
  };

  async function found(id: string): Promise<ReceivedMail> {
    const mail = await readReceived(db(), id);
    if (!mail) throw missing();
    return mail;
  }

  /** Imports a mail that waits for a decision, and adds it to its conversation or to `other`. */
  async function take(mail: ReceivedMail, other?: Awaited<ReturnType<typeof store.headAt>>): Promise<void> {
    if (mail.standing !== 'asks') return;
    const head = other ?? (await store.headAt(mail.submission));
    if (!head) throw missing();
    const box = await openMailbox(mailbox.url(), AbortSignal.timeout(PRESS_MS)).catch(() => {
      throw unreachable();
    });
    try {
      if ((await takeAskedMail(adapters, box, mail, head)) !== 'taken') throw missing();
    } finally {
      await box.close();
    }
  }
}

const missing = () => new HttpError(404, { error: MAIL_MISSING });
const unreachable = () => new HttpError(502, { error: MAILBOX_UNREACHABLE });
