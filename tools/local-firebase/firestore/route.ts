import { lookUp } from '../lookUp.ts';
import { batchWrite, beginTransaction, commit, rollback } from './commitMethods.ts';
import { createDocument, deleteDocument, getDocument, patchDocument } from './documentMethods.ts';
import { splitName } from './documentName.ts';
import type { Method } from './Engine.ts';
import { clearDocuments, exportAll, putSecurityRules } from './emulatorMethods.ts';
import { invalid, unsupported } from './GoogleError.ts';
import { listDocuments } from './listDocuments.ts';
import { batchGet, listCollectionIds, runAggregationQuery, runQuery } from './queryMethods.ts';

/** A method with the name it is asked about; `streaming` ones answer a list, their errors too. */
interface Route {
  // Each method reads its own kind of body; the wire does not tell them apart.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  method: Method<any>;
  name: string;
  streaming?: boolean;
}

const verbs: Record<string, Omit<Route, 'name'>> = {
  batchGet: { method: batchGet, streaming: true },
  runQuery: { method: runQuery, streaming: true },
  runAggregationQuery: { method: runAggregationQuery, streaming: true },
  listCollectionIds: { method: listCollectionIds },
  commit: { method: commit },
  batchWrite: { method: batchWrite },
  beginTransaction: { method: beginTransaction },
  rollback: { method: rollback },
};

/** Finds the method for an address. @throws GoogleError UNIMPLEMENTED naming what is not supported */
export function route(httpMethod: string, pathname: string): Route {
  const request = `${httpMethod} ${pathname}`;
  if (pathname.startsWith('/emulator/v1/'))
    return emulatorRoute(httpMethod, pathname.slice('/emulator/v1/'.length));
  const [, raw, verb] =
    /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^?]*?)?)(?::(\w+))?$/.exec(pathname) ?? [];
  if (raw === undefined) throw unsupported(request);
  if (httpMethod === 'POST' && verb !== undefined) {
    const known = lookUp(verbs, verb);
    if (known) return { ...known, name: decode(raw) };
    throw unsupported(`${verb} (${request})`);
  }
  // Only POST has verbs: elsewhere a colon belongs to the id of a document.
  const name = decode(verb === undefined ? raw : `${raw}:${verb}`);
  const isDocument = splitName(name).path.length % 2 === 0;
  if (httpMethod === 'GET') return { method: isDocument ? getDocument : listDocuments, name };
  if (httpMethod === 'POST' && !isDocument) return { method: createDocument, name };
  if (httpMethod === 'PATCH' && isDocument) return { method: patchDocument, name };
  if (httpMethod === 'DELETE' && isDocument) return { method: deleteDocument, name };
  throw unsupported(request);
}

function emulatorRoute(httpMethod: string, rest: string): Route {
  const name = decode(rest);
  if (httpMethod === 'DELETE' && /^projects\/[^/]+\/databases\/[^/]+\/documents$/.test(name))
    return { method: clearDocuments, name };
  if (httpMethod === 'PUT' && name.endsWith(':securityRules')) return { method: putSecurityRules, name };
  if (httpMethod === 'POST' && name.endsWith(':export')) return { method: exportAll, name };
  throw unsupported(`${httpMethod} /emulator/v1/${rest}`);
}

function decode(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw invalid(`Not an address: ${path}.`);
  }
}
