import { ownProperty } from '../../ownProperty.ts';
import { splitName } from '../documents/documentName.ts';
import { listDocuments } from '../queries/listDocuments.ts';
import { batchWrite, beginTransaction, commit, rollback } from './commitMethods.ts';
import { createDocument, deleteDocument, getDocument, patchDocument } from './documentMethods.ts';
import type { Method } from './Engine.ts';
import {
  clearDocuments,
  exportAll,
  getClock,
  getUnusedIndexes,
  putClock,
  putSecurityRules,
} from './emulatorMethods.ts';
import { invalid, unsupported } from './GoogleError.ts';
import { batchGet, listCollectionIds, runAggregationQuery, runQuery } from './queryMethods.ts';

/** A method and the resource name it works on. A `streaming` method responds with a list, even when it fails. */
interface Route {
  // Each method has its own type of body, which is unknown before the request is parsed.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  method: Method<any>;
  name: string;
  /** Fields that the body may have; undefined for the emulator's own endpoints, whose body is not checked. */
  parts?: readonly string[];
  streaming?: boolean;
}

const consistency = ['transaction', 'newTransaction', 'readTime'];

const verbs: Record<string, Omit<Route, 'name'>> = {
  batchGet: { method: batchGet, parts: ['documents', 'mask', ...consistency], streaming: true },
  runQuery: { method: runQuery, parts: ['structuredQuery', ...consistency], streaming: true },
  runAggregationQuery: {
    method: runAggregationQuery,
    parts: ['structuredAggregationQuery', ...consistency],
    streaming: true,
  },
  listCollectionIds: { method: listCollectionIds, parts: ['pageSize', 'pageToken'] },
  commit: { method: commit, parts: ['writes', 'transaction'] },
  // `labels` only affect Google's billing.
  batchWrite: { method: batchWrite, parts: ['writes', 'labels'] },
  beginTransaction: { method: beginTransaction, parts: ['options'] },
  rollback: { method: rollback, parts: ['transaction'] },
};

const documentParts = ['name', 'fields', 'createTime', 'updateTime'];

/** Finds the method for an address. @throws GoogleError UNIMPLEMENTED with the unsupported part */
export function route(httpMethod: string, pathname: string): Route {
  const request = `${httpMethod} ${pathname}`;
  if (pathname.startsWith('/emulator/v1/'))
    return emulatorRoute(httpMethod, pathname.slice('/emulator/v1/'.length));
  const [, raw, verb] =
    /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^?]*?)?)(?::(\w+))?$/.exec(pathname) ?? [];
  if (raw === undefined) throw unsupported(request);
  if (httpMethod === 'POST' && verb !== undefined) {
    const known = ownProperty(verbs, verb);
    if (known) return { ...known, name: decode(raw) };
    throw unsupported(`${verb} (${request})`);
  }
  // Only POST has verbs: elsewhere a colon belongs to the id of a document.
  const name = decode(verb === undefined ? raw : `${raw}:${verb}`);
  const isDocument = splitName(name).path.length % 2 === 0;
  if (httpMethod === 'GET') return { method: isDocument ? getDocument : listDocuments, name, parts: [] };
  if (httpMethod === 'POST' && !isDocument) return { method: createDocument, name, parts: documentParts };
  if (httpMethod === 'PATCH' && isDocument) return { method: patchDocument, name, parts: documentParts };
  if (httpMethod === 'DELETE' && isDocument) return { method: deleteDocument, name, parts: [] };
  throw unsupported(request);
}

function emulatorRoute(httpMethod: string, rest: string): Route {
  const name = decode(rest);
  if (httpMethod === 'DELETE' && /^projects\/[^/]+\/databases\/[^/]+\/documents$/.test(name))
    return { method: clearDocuments, name };
  if (httpMethod === 'PUT' && name.endsWith(':securityRules')) return { method: putSecurityRules, name };
  if (httpMethod === 'GET' && name === 'clock') return { method: getClock, name };
  if (httpMethod === 'GET' && name === 'indexes') return { method: getUnusedIndexes, name };
  if (httpMethod === 'PUT' && name === 'clock') return { method: putClock, name };
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
