import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A request's declaration of its body; `length` in bytes, undefined when it is sent in chunks. */
export type DeclaredBody = { contentType: string; length: number | undefined };

const declared = new WeakMap<IncomingMessage, DeclaredBody>();

/**
 * Leaves the bodies of requests to the function `name` unread, so that the function can refuse them before they are
 * in memory (see readBody). The functions framework reads up to a gigabyte before a function runs, and answers
 * malformed JSON with an error page of its own; it skips requests that declare no body. Node announces each request
 * on this channel before the framework sees it. Only the process that serves `name` is affected, because events of
 * other functions need the parser.
 */
export function keepBodyUnread(name: string): void {
  if (process.env.FUNCTION_TARGET !== name) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    const length = Number(headers['content-length']);
    declared.set(request, {
      contentType: headers['content-type'] ?? '',
      length: Number.isSafeInteger(length) ? length : undefined,
    });
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/** The declaration that `keepBodyUnread` hid from the framework; undefined when it hid none. */
export function declaredBody(request: IncomingMessage): DeclaredBody | undefined {
  return declared.get(request);
}
