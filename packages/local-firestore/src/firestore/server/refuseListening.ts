import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GoogleError } from './GoogleError.ts';
import { restOnly } from './refuseGrpc.ts';

/** Paths at which the full browser SDK opens its WebChannels to listen and write. */
export const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/**
 * Refuses requests that the full browser SDK sends over a WebChannel. The SDK's reads, writes and listeners fail at
 * once, with a message that says what to use instead. The SDK opens a channel and then requests messages. Each message
 * is preceded by its length. A channel's id is the number of its target, so that no state need be stored.
 */
export async function refuseListening(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const parameters = url.searchParams;
  // The SDK sends its requests with credentials.
  if (request.headers.origin) response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  if (parameters.get('TYPE') === 'terminate') return void response.end();
  const channel = parameters.get('SID');
  const seen = Number(parameters.get('AID'));
  const target = /"targetId":(\d+)/.exec(new URLSearchParams(body).get('req0___data__') ?? '')?.[1] ?? '0';
  const message = seen > 0 ? refusal : url.pathname.includes('/Write/') ? greeting : removal(Number(channel));
  const messages = channel === null ? [0, ['c', target, '', 8, 14, 30_000]] : [seen + 1, [message]];
  const reply = JSON.stringify(request.method === 'POST' && channel !== null ? [1, seen, 0] : [messages]);
  response.end(`${reply.length}\n${reply}`);
}

const error = new GoogleError('UNIMPLEMENTED', restOnly);

/** The message that ends a channel and makes a waiting write fail. */
const refusal = error.toJson();

/** The first message of a channel for writes; without it the SDK retries its writes forever. */
const greeting = { streamId: '0', streamToken: 'AA==' };

/** The message that ends the channel's listener or single read. */
const removal = (target: number) => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [target],
    cause: { code: error.grpcCode, message: error.message },
  },
});
