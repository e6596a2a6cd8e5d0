import { createInterface } from 'node:readline';
import { RulesConversation } from '../storage/RulesConversation.ts';

/**
 * Serves the Storage emulator's rules protocol on stdin and stdout, one JSON message a line, until stdin ends or a
 * signal arrives.
 */
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
