import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GoogleError } from './GoogleError.ts';
import { restOnly } from './refuseGrpc.ts';

/** Paths at which the full browser SDK opens its WebChannels to listen and write. */
export const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/**
 * Refuses what the full browser SDK asks over a channel, so that its reads, writes and listeners fail at once, with what to
 * use instead. A channel is opened, then asked for messages; each is preceded by its length. The id of a channel is the
 * number of the target that it was opened for, so that nothing has to be kept.
 */
export async function refuseListening(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const parameters = url.searchParams;
  // The SDK asks with credentials.
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

/** Ends a channel; a write that waits for it fails. */
const refusal = error.toJson();

/** Without it the SDK repeats its writes for ever. */
const greeting = { streamId: '0', streamToken: 'AA==' };

/** Ends the channel's listener or single read. */
const removal = (target: number) => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [target],
    cause: { code: error.grpcCode, message: error.message },
  },
});
