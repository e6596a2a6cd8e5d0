import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ProcessGroup, startProcessGroup } from './processGroup.ts';
import { answers, waitUntil } from './waitUntil.ts';

/**
 * Starts a real SMTP server that delivers nothing and shows every mail on a web page. `folder` takes its log and the
 * mails of this run. It is a program of its own because it would take over our Ctrl-C.
 */
export async function startMailInbox(
  smtpPort: number,
  webPort: number,
  folder: string,
  signal?: AbortSignal,
): Promise<ProcessGroup> {
  const program = createRequire(import.meta.url).resolve('maildev/bin/maildev');
  const inbox = startProcessGroup(
    [
      program,
      ...['--smtp', String(smtpPort), '--web', String(webPort), '--ip', '127.0.0.1'],
      ...['--mail-directory', join(folder, 'mails')],
    ],
    join(folder, 'mail.log'),
    {},
  );
  try {
    await waitUntil('The mail inbox', 30, signal, () => {
      if (inbox.child.exitCode !== null)
        throw new Error(`The mail inbox stopped:\n${inbox.output.join('\n')}`);
      return answers(`http://127.0.0.1:${webPort}/healthz`);
    });
  } catch (error) {
    await inbox.stop();
    throw error;
  }
  return inbox;
}
