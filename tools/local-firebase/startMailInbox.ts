import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ProcessGroup, startProcessGroup } from './processGroup.ts';
import { answers, whenReady } from './whenReady.ts';

/**
 * Starts a real SMTP server that delivers nothing and shows every mail on a web page. `folder` takes its log and the
 * mails of this run. It is a program of its own because it would take over our Ctrl-C.
 */
export function startMailInbox(
  smtpPort: number,
  webPort: number,
  folder: string,
  signal?: AbortSignal,
): Promise<ProcessGroup> {
  const program = createRequire(import.meta.url).resolve('maildev/bin/maildev');
  const args = [
    ...['--smtp', String(smtpPort), '--web', String(webPort), '--ip', '127.0.0.1'],
    ...['--mail-directory', join(folder, 'mails')],
  ];
  const inbox = startProcessGroup([program, ...args], join(folder, 'mail.log'));
  const probe = () => answers(`http://127.0.0.1:${webPort}/healthz`);
  return whenReady(inbox, signal, [{ what: 'The mail inbox', seconds: 30, probe }]);
}
