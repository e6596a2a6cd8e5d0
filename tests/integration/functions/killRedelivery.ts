import { once } from 'node:events';
import { startProgram } from './startProgram.ts';

/**
 * Runs a redelivery in a process of its own, at that moment (milliseconds), and kills it at one of its steps: the first of
 * that name, or the one of that number. Answers the step's name, or 'done' and the number of its
 * steps when it had fewer.
 */
export async function killRedelivery(moment: number, smtpPort: number, step: string | number) {
  const child = await startProgram('redeliverAndHang', [`${moment}`, `${smtpPort}`, `${step}`], 'pipe');
  const [words] = await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(words);
}
