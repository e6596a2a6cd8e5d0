import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const contentTypes = new WeakMap<IncomingMessage, string>();

/**
 * Hands request bodies to the function `name` as bytes. The functions framework parses JSON before a function
 * runs and answers a malformed body itself, with a page that shows its own errors; it leaves alone what is not
 * declared as JSON, text or form. Node announces each request on this channel before the framework sees it.
 * Only the process that serves `name` is touched, because events of other functions need the parser.
 */
export function receiveBytes(name: string): void {
  if (process.env.FUNCTION_TARGET !== name) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    contentTypes.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** The content type that the request declared before `receiveBytes` replaced it; undefined when it did not. */
export function declaredContentType(request: IncomingMessage): string | undefined {
  return contentTypes.get(request);
}
