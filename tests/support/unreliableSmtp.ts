import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail that was accepted, with the moment that the test's clock showed. */
export type AcceptedMail = { messageId: string; to: string; at: number };

/**
 * A real SMTP server that turns every second connection away, in an order that is the same in every run.
 */
export async function openUnreliableSmtp(now: () => number) {
  const accepted: AcceptedMail[] = [];
  let seed = 1;
  const isUnlucky = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed > 1_073_741_824;
  };
  const state = { isReliable: false };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      done(!state.isReliable && isUnlucky() ? new Error('try again later') : undefined);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { messageId = '' } = await simpleParser(Buffer.concat(chunks));
      accepted.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '', at: now() });
      done();
    },
  });
  server.on('error', () => {}); // connections that a killed process leaves
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    accepted,
    state,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
