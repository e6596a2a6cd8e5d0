import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('redeliverAndHang.ts', import.meta.url));

type Place = {
  /** Before connecting for a mail, after the mail server's 250, or wherever else `isAt` tells. */
  where: 'connect' | 'sent' | 'data';
  /** At which of its mails. */
  nth?: number;
  isAt?: Promise<void> | undefined;
};

/**
 * Runs a redelivery in a process of its own, at that moment (milliseconds), and kills it there; false when it had nothing
 * to send.
 */
export async function killRedelivery(
  moment: number,
  smtpPort: number,
  { where, nth = 1, isAt }: Place,
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, `${moment}`, `${smtpPort}`, where, `${nth}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = once(child.stdout, 'data').then(([words]) => String(words));
  const words = await Promise.race([said, ...(isAt ? [isAt.then(() => 'here')] : [])]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return words.startsWith('here');
}
