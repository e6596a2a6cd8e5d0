import type { Storage } from 'firebase-admin/storage';
import { mailFilePath } from '../../../src/domain/submissions/mails/receivedMail.ts';
import type { MailFile } from './parseMail.ts';

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
