import type { Storage } from 'firebase-admin/storage';
import { mailFilePath } from '../../../src/domain/submissions/mails/receivedMail.ts';
import type { Mailbox } from '../adapters/mailbox.ts';
import { readInvitationReply } from './invitationReply.ts';
import type { MailHeaders } from './mailHeaders.ts';
import { nameOfBody } from './mailKeys.ts';
import { type MailFile, parseMail } from './parseMail.ts';

/** The text and files of a mail. If it replies to an invitation, only the reply. Undefined if the mail is gone. */
export async function readContent(box: Mailbox, uid: number, headers: MailHeaders) {
  const reply = await readInvitationReply(box, uid);
  const source = reply ? reply.source : await box.read(uid);
  if (!source) return undefined;
  const name = nameOfBody(headers, source);
  if (reply) return { text: reply.text, files: [], sort: 'calendar' as const, name };
  return { ...(await parseMail(source)), sort: 'person' as const, name };
}

/** Stores files under the mail's id, so that a repeated run replaces the files of an interrupted one. */
export async function storeMailFiles(storage: Storage, id: string, files: readonly MailFile[]) {
  for (const [number, { type, content }] of files.entries()) {
    const metadata = {
      contentType: type,
      contentDisposition: 'attachment',
      cacheControl: 'private, no-store',
    };
    const file = storage.bucket().file(mailFilePath({ id }, number));
    const save = () => file.save(Buffer.from(content), { resumable: false, metadata });
    // Retries once, because the server may just have closed the connection.
    await save().catch(save);
  }
  return files.map(({ name, type, content }) => ({ name, type, size: content.length }));
}
