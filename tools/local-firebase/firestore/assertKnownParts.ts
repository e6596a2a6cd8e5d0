import { unsupported } from './GoogleError.ts';

/** What may stand in the query string of an address; those without use here are how Google's clients ask for JSON. */
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

/**
 * Refuses what a request asks for and its method does not know: an answer without it would look like one with it.
 * @throws GoogleError UNIMPLEMENTED naming it
 */
export function assertKnownParts(known: readonly string[], body: object, parameters: URLSearchParams): void {
  for (const part of Object.keys(body))
    if (!known.includes(part)) throw unsupported(`"${part}" in the body of this request`);
  for (const parameter of parameters.keys())
    if (!knownParameters.includes(parameter)) throw unsupported(`the parameter "${parameter}"`);
}
