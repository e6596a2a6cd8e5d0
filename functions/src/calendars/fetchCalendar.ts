import type { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarProblem } from './CalendarProblem.ts';
import { guardedLookup, isReachable } from './publicAddress.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 5;

export type FetchOptions = {
  etag?: string | undefined;
  signal: AbortSignal;
  /** Whether calendars may be loaded from this machine and over http; true in local runs only. */
  allowsLoopback: boolean;
  /** Replaces the system's DNS resolver in tests. */
  resolve?: typeof lookup;
};

/** The calendar's text and ETag; undefined if the ETag is unchanged. */
export type Fetched = { text: string; etag: string } | undefined;

const UNPACKERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Loads a calendar from a public https address; redirects may lead only to such addresses. Throws a CalendarProblem:
 * `forbidden` for any other address, `refused` for a status other than 200 and 304, `tooLarge` or `unreachable`.
 */
export async function fetchCalendar(address: string, options: FetchOptions): Promise<Fetched> {
  try {
    let url = new URL(address.replace(/^webcals?:/i, 'https:'));
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, options);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return { text: await bodyOf(answer), etag: headers.etag ?? '' };
      answer.destroy();
      if (statusCode === 304 && options.etag) return undefined;
      if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new CalendarProblem('refused');
      url = new URL(headers.location, url);
    }
    throw new CalendarProblem('refused');
  } catch (error) {
    throw error instanceof CalendarProblem ? error : new CalendarProblem('unreachable');
  }
}

function ask(url: URL, { etag, signal, allowsLoopback, resolve }: FetchOptions): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'http:' && allowsLoopback;
  if (url.protocol !== 'https:' && !isPlain) throw new CalendarProblem('forbidden');
  // A URL with an IP address needs no DNS lookup, so it is checked here.
  if (isIP(host) && !isReachable(host, allowsLoopback)) throw new CalendarProblem('forbidden');
  const lookup = guardedLookup(allowsLoopback, resolve);
  const auth = [url.username, url.password].map(decodeURIComponent).join(':');
  const headers = {
    Accept: 'text/calendar',
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'Alinhavo',
    ...(etag && { 'If-None-Match': etag }),
  };
  return new Promise((answer, fail) => {
    const settings = { headers, signal, lookup, agent: false, ...(url.username && { auth }) } as const;
    const sent = (isPlain ? requestHttp : requestHttps)(url, settings, answer);
    sent.once('error', fail);
    sent.once('socket', (socket) =>
      socket.once('connect', () => {
        const isSafe = isReachable(socket.remoteAddress ?? '', allowsLoopback);
        if (!isSafe) sent.destroy(new CalendarProblem('forbidden'));
      }),
    );
    sent.end();
  });
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const unpacker = UNPACKERS[answer.headers['content-encoding'] ?? '']?.();
  const body: Readable = unpacker ? answer.pipe(unpacker) : answer;
  // A pipe does not forward its source's errors.
  if (unpacker) answer.once('error', (error) => unpacker.destroy(error));
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > MOST_BYTES) throw new CalendarProblem('tooLarge');
      parts.push(part);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts).toString('utf8');
}
