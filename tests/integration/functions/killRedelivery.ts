import { once } from 'node:events';
import { startProgram } from './startProgram.ts';

/**
 * Runs a redelivery in a process of its own, at that moment (milliseconds), and kills it before it connects for one of its
 * mails or after the mail server's 250; false when it had too few to send.
 */
export async function killRedelivery(
  moment: number,
  smtpPort: number,
  { where, nth = 1 }: { where: 'connect' | 'sent'; nth?: number },
): Promise<boolean> {
  const child = await startProgram('redeliverAndHang', [`${moment}`, `${smtpPort}`, where, `${nth}`], 'pipe');
  const [words] = await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(words) === 'here';
}
