import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { BODY_TOO_LARGE, INVALID_REQUEST } from '#src/domain/site/requestErrors.ts';
import { scaled } from '#tests/support/scaled.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';

/** How often each request is sent to each of three paths on each of two servers. */
const TIMES = scaled(20);

test.each([
  ['40 KB', JSON.stringify({ mensagem: 'a'.repeat(40_000) }), 413, BODY_TOO_LARGE],
  ['malformed JSON', '{"nome":', 400, INVALID_REQUEST],
  ['null', 'null', 400, INVALID_REQUEST],
  ['a number', '5', 400, INVALID_REQUEST],
])(
  '%s is refused with the status and the sentence of the deployed functions',
  async (_name, body, status, error) => {
    for (const path of ['/api/sendContactEmail', '/api/sendAgendamento']) {
      const { origin } = new URL(process.env.SITE_URL ?? '');
      const headers = { 'Content-Type': 'application/json', Origin: origin };
      const answer = await fetch(origin + path, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    }
  },
);

const body = Buffer.alloc(2_000_000, 'a');
const paths = ['/api/sendContactEmail', '/api/manageBooking', '/'];

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

const attacks: Record<string, (socket: Socket, path: string) => void> = {
  'a body of 2 MB': (socket, path) => socket.write(Buffer.concat([Buffer.from(head(path)), body])),
  'a body that is cut off': (socket, path) =>
    socket.write(Buffer.concat([Buffer.from(head(path)), body.subarray(0, 700_000)]), () => socket.destroy()),
  'a body whose connection is reset': (socket, path) =>
    socket.write(Buffer.concat([Buffer.from(head(path)), body.subarray(0, 700_000)]), () =>
      socket.resetAndDestroy(),
    ),
  'a head alone': (socket, path) => socket.write(head(path), () => socket.end()),
  'a malformed chunk': (socket, path) =>
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n`),
  'no HTTP at all': (socket) => socket.write('\0\x01 nonsense\r\n\r\n'),
};

/** Resolves when either side has ended the connection, or when the first response has come. */
function send(attack: (typeof attacks)[string], origin: string, path: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  return new Promise((resolve) => {
    socket
      .on('data', () => socket.destroy())
      .on('error', () => {})
      .on('close', () => resolve());
    attack(socket, path);
  });
}

test.each(Object.keys(attacks))(
  `after %s, ${TIMES} times at once, the local Firebase responds as before`,
  async (name) => {
    const origins = [process.env.SITE_URL ?? '', new URL(process.env.FUNCTIONS_URL ?? '').origin];
    const attack = attacks[name] as (typeof attacks)[string];
    await Promise.all(
      origins.flatMap((origin) =>
        paths.flatMap((path) => Array.from({ length: TIMES }, () => send(attack, origin, path))),
      ),
    );
    const limit = { signal: AbortSignal.timeout(WAIT_MS) };
    const page = await fetch(`${process.env.SITE_URL}/contato`, limit);
    expect(page.status).toBe(200);
    const times = await fetch(`${process.env.SITE_URL}/api/horarios`, limit);
    expect(times.status).toBe(200);
  },
);
