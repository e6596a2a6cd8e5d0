import { EvaluationError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import { type PartialMap, type RulesMap, RulesPath, type RuleValue } from './ruleValue.ts';
import { toText } from './toText.ts';

/**
 * Reads a document for `get` and `exists`: the resource (`data`, `id`, `__name__`) or null when there is none. The path
 * is split: ['databases', '(default)', 'documents', 'users', 'ana']. `after` asks for the state after the commit.
 */
export type DocumentReader = (path: readonly string[], when: 'before' | 'after') => RulesMap | null;

/** The functions that read documents. `get` of a missing document is an error, as in Google's engine. */
export const documentFunctions = ['get', 'exists', 'getAfter', 'existsAfter'];

/** Maximum number of different documents that the rules of one operation may read. */
const operationLimit = 10;

/** Maximum number of such documents for a request with several operations (a commit, a multi-document read). */
const requestLimit = 20;

/** Reads documents for the rules of one operation: each document once, within Google's limits. */
export class DocumentAccess {
  private readonly read: DocumentReader;
  private readonly requestReads: Set<string>;
  private readonly database: string | undefined;
  private readonly known = new Map<string, RulesMap | null>();

  /** If `database` is given, reading a document of another database is an error. */
  constructor(read: DocumentReader, requestReads = new Set<string>(), database?: string) {
    this.read = read;
    this.database = database;
    this.requestReads = requestReads;
  }

  /** Evaluates `get(path)`, `exists(path)`, `getAfter(path)` and `existsAfter(path)`. */
  call(name: string, path: RuleValue): RuleValue {
    const when = name.endsWith('After') ? 'after' : 'before';
    const document = this.document(expectValue.path(path).segments, when);
    if (name.startsWith('exists')) return document !== null;
    if (document === null) throw new EvaluationError(`there is no document at ${toText(path)}`);
    return document;
  }

  private document(path: readonly string[], when: 'before' | 'after'): RulesMap | null {
    if (path[0] !== 'databases' || path[2] !== 'documents' || path.length % 2 === 0 || path.length < 5)
      throw new EvaluationError(`/${path.join('/')} is not the path of a document`);
    if (path.includes('') || (this.database !== undefined && path[1] !== this.database))
      throw new EvaluationError(`/${path.join('/')} is no document of this database`);
    // No id contains a slash.
    if (path.some((segment) => segment.includes('/'))) return null;
    const key = `${when}/${path.join('/')}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= operationLimit)
      throw new EvaluationError(`more than ${operationLimit} documents read for one operation`);
    this.requestReads.add(key);
    if (this.requestReads.size > requestLimit)
      throw new EvaluationError(`more than ${requestLimit} documents read by one request`);
    const document = this.read(path, when);
    this.known.set(key, document);
    return document;
  }
}

/** A document as rules see it: its data, its id and its full path. */
export function documentResource(path: readonly string[], data: RulesMap | PartialMap): RulesMap {
  return new Map<string, RuleValue>([
    ['data', data],
    ['id', path.at(-1) ?? ''],
    ['__name__', new RulesPath(path)],
  ]);
}
