import { unsupported } from './GoogleError.ts';

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

/**
 * Rejects body fields and parameters that the method does not support, because ignoring them would give a wrong response.
 * @throws GoogleError UNIMPLEMENTED naming it
 */
export function assertKnownParts(known: readonly string[], body: object, parameters: URLSearchParams): void {
  for (const part of Object.keys(body))
    if (!known.includes(part)) throw unsupported(`"${part}" in the body of this request`);
  for (const parameter of parameters.keys())
    if (!knownParameters.includes(parameter)) throw unsupported(`the parameter "${parameter}"`);
}
