import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAuthToken } from './authToken.ts';
import type { Engine } from './Engine.ts';
import { GoogleError, invalid, unsupported } from './GoogleError.ts';
import { channelPath, refuseListening } from './refuseListening.ts';
import { route } from './route.ts';

const bodyLimit = 10 * 1024 * 1024;

/** Accepted query parameters; Google's clients send the last five to ask for JSON. */
const knownParameters = [
  'mask.fieldPaths',
  'updateMask.fieldPaths',
  'currentDocument.exists',
  'currentDocument.updateTime',
  'documentId',
  'pageSize',
  'pageToken',
  'orderBy',
  'showMissing',
  'transaction',
  'readTime',
  ...['key', 'alt', '$alt', 'prettyPrint', '$prettyPrint'],
];

/** Handles one HTTP request. Unsupported requests and unexpected failures are also logged. */
export async function handleRequest(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  // A leading `//` would be parsed as the start of a host, and `//` alone as an empty host.
  const url = new URL((request.url ?? '').replace(/^\/*/, '/'), 'http://localhost');
  const method = request.method ?? 'GET';
  const isEmulatorPath = url.pathname.startsWith('/emulator/');
  // Pages of any origin may call the database, as with Google's emulator. They may not call the emulator's own
  // endpoints, which clear or reconfigure it, or write files. Browsers would send a POST to them without a preflight.
  if (!isEmulatorPath) allowOrigin(request, response);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  if (url.pathname === '/') return void response.end('Ok\n');
  if (channelPath.test(url.pathname)) return await refuseListening(url, request, response);
  let streaming = false;
  try {
    if (isEmulatorPath && request.headers.origin)
      throw new GoogleError('PERMISSION_DENIED', 'Not for pages.');
    const found = route(method, url.pathname);
    streaming = found.streaming ?? false;
    const caller = isEmulatorPath ? { kind: 'owner' as const } : readAuthToken(request.headers.authorization);
    const body = await readBody(request);
    if (found.parts) assertKnownParts(found.parts, body, url.searchParams);
    const result = await found.method(engine, {
      name: found.name,
      parameters: url.searchParams,
      body,
      caller,
    });
    send(response, 200, result, isEmulatorPath ? undefined : withoutEmpty);
  } catch (error) {
    const refusal = refusalOf(error, request);
    if (refusal.httpCode >= 500) log(`${refusal.status} ${method} ${url.pathname}: ${refusal.message}`);
    send(response, refusal.httpCode, streaming ? [refusal.toJson()] : refusal.toJson());
  }
}

function refusalOf(error: unknown, { headers }: IncomingMessage): GoogleError {
  if (!(error instanceof GoogleError)) return new GoogleError('INTERNAL', String(error));
  return String(headers['x-goog-api-client']).includes('gax/') ? error.forGoogleLibraries() : error;
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (!headers.origin) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE, OPTIONS');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '3600');
}

/** Parses the body as JSON, whatever its content type: the browser SDK sends text/plain to avoid a preflight. */
async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw invalid('The request is larger than 10 MiB.');
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    return Object(JSON.parse(Buffer.concat(chunks).toString()));
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
}

/**
 * Rejects body fields and parameters that the method does not support, because ignoring them would give wrong results.
 * @throws GoogleError UNIMPLEMENTED with the part
 */
function assertKnownParts(known: readonly string[], body: object, parameters: URLSearchParams): void {
  for (const part of Object.keys(body))
    if (!known.includes(part)) throw unsupported(`"${part}" in the body of this request`);
  for (const parameter of parameters.keys())
    if (!knownParameters.includes(parameter)) throw unsupported(`the parameter "${parameter}"`);
}

function send(
  response: ServerResponse,
  code: number,
  body: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body, replacer));
}

/** Google's JSON leaves out empty lists, empty fields of documents and status codes of zero. */
function withoutEmpty(key: string, value: unknown): unknown {
  const isEmptyList = key !== '' && Array.isArray(value) && value.length === 0;
  const isWithoutFields = key === 'fields' && Object.keys(Object(value)).length === 0;
  return isEmptyList || isWithoutFields || (key === 'code' && value === 0) ? undefined : value;
}
