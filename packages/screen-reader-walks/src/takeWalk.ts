import type { ListenedBrowser } from './browserCommands.ts';
import type { Step } from './parseWalk.ts';
import { runWalk, type WalkResult } from './runWalk.ts';
import { startReaderSession } from './startReaderSession.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Takes one walk through the site at the address `site`, in a session of its own that leaves nothing running, not even when
 * the program is interrupted. Throws when Orca does not speak.
 */
export async function takeWalk(
  steps: readonly Step[],
  { site, browser }: { site: string; browser: ListenedBrowser },
): Promise<WalkResult> {
  const session = await startReaderSession(browser);
  const interrupted = () => void session.stop().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    return await runWalk(steps, site, session);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    await session.stop();
  }
}
