import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('redeliverAndHang.ts', import.meta.url));

/**
 * Runs a redelivery in a process of its own, at that moment (milliseconds), and kills it before it connects for one of its
 * mails or after the mail server's 250; false when it had too few to send.
 */
export async function killRedelivery(
  moment: number,
  smtpPort: number,
  { where, nth = 1 }: { where: 'connect' | 'sent'; nth?: number },
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, `${moment}`, `${smtpPort}`, where, `${nth}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [words] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(words) === 'here';
}
