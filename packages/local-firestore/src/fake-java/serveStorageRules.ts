import { createInterface } from 'node:readline';
import { RulesConversation } from '../storage/RulesConversation.ts';

/** Holds the Storage emulator's rules conversation on stdin and stdout, one JSON a line, until stdin ends or a signal. */
export function serveStorageRules(args: string[]): void {
  if (args[0] !== 'serve') throw new Error(`Unknown command: ${args.join(' ')}`);
  const conversation = new RulesConversation((message) =>
    process.stdout.write(`${JSON.stringify(message)}\n`),
  );
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => conversation.receive(line));
  lines.on('close', () => process.exit(0));
  process.once('SIGINT', () => lines.close()).once('SIGTERM', () => lines.close());
  conversation.reportReady();
}
