import { authorize } from '../../rules/authorize.ts';
import { documentResource } from '../../rules/evaluation/documentAccess.ts';
import { type RulesMap, RulesPath, type RuleValue, UnknownValue } from '../../rules/evaluation/ruleValue.ts';
import { loadRules } from '../../rules/loadRules.ts';
import type { Operation, RulesFile } from '../../rules/syntax/syntaxTree.ts';
import type { DocumentStore, PreparedCommit, PreparedWrite } from '../documents/DocumentStore.ts';
import { rulesPath } from '../documents/documentName.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import type { Caller } from '../server/authToken.ts';
import { GoogleError } from '../server/GoogleError.ts';
import { jsonToRuleValue, toRuleMap, toRuleTime } from './toRuleValue.ts';

/** One access to one document, for which the rules are evaluated. */
interface Access {
  operation: Operation;
  name: string;
  /** The stored document as rules see it. For a list: the facts that hold for every document it could find. */
  resource: RulesMap | null;
  /** The document after a write; undefined for reads and deletions. */
  after?: StoredDocument | undefined;
  time: string;
  /** `request.query`, for lists. */
  query?: RulesMap;
  /** For a list, the name of its collection, if known. */
  listed?: string | undefined;
  /** For a list, the placeholder in the name that stands for any id. */
  unknownId?: string;
  /** Returns a document after the commit, for getAfter and existsAfter. */
  stateAfter?: (name: string) => StoredDocument | undefined;
  /** The documents read so far, shared by all operations of a request. */
  requestReads?: Set<string>;
}

/** Checks every request except the administrator's against the loaded rules. Without rules, it refuses all of them. */
export class AccessControl {
  private rules: RulesFile | undefined;
  private readonly store: DocumentStore;

  constructor(store: DocumentStore) {
    this.store = store;
  }

  /** Replaces the rules. If the new rules cannot be loaded, the old ones stay in force. @throws RulesSyntaxError */
  load(source: string): void {
    this.rules = loadRules(source);
  }

  /** @throws GoogleError PERMISSION_DENIED */
  assertAllowed(caller: Caller, access: Access): void {
    if (caller.kind === 'owner') return;
    if (!this.rules) throw denied('no rules are loaded');
    const path = rulesPath(access.name);
    const project = access.name.split('/').slice(0, 2).join('/');
    const verdict = authorize(this.rules, {
      service: 'cloud.firestore',
      path,
      operation: access.operation,
      requestReads: access.requestReads,
      unknownId: access.unknownId,
      variables: { request: requestValue(caller, access), resource: access.resource },
      readDocument: (wanted, when) => {
        const name = `${project}/${wanted.join('/')}`;
        const after = access.stateAfter ?? ((one: string) => this.store.documents.get(one));
        return resourceOf(when === 'after' ? after(name) : this.store.documents.get(name));
      },
    });
    if (!verdict.allowed) throw denied(`${path.slice(3).join('/')}: ${verdict.reasons.join('; ')}`);
  }

  /**
   * Checks a commit. As in Google's emulator, several writes of one document are checked like a single write that
   * replaces the stored document by the final one. @throws GoogleError PERMISSION_DENIED
   */
  assertCommitAllowed(caller: Caller, commit: PreparedCommit): void {
    const requestReads = new Set<string>();
    for (const write of new Map(commit.writes.map((one) => [one.name, one])).values()) {
      const first = commit.writes.find(({ name }) => name === write.name) ?? write;
      this.assertAllowed(caller, {
        operation: operationOf(first, write),
        name: write.name,
        resource: resourceOf(first.before),
        after: write.after,
        time: commit.commitTime,
        stateAfter: commit.after,
        requestReads,
      });
    }
  }
}

/** The precondition decides between create and update. Without a precondition, the stored state decides. */
function operationOf({ before, write: { currentDocument } }: PreparedWrite, last: PreparedWrite): Operation {
  if (last.write.verify !== undefined) return 'get';
  if (!last.after) return 'delete';
  const { exists = currentDocument?.updateTime ? true : before !== undefined } = currentDocument ?? {};
  return exists ? 'update' : 'create';
}

function requestValue(caller: Caller, access: Access): RuleValue {
  const { name, listed, operation, after, time, query, unknownId } = access;
  const path = rulesPath(listed ?? name);
  const isUnknown = unknownId !== undefined && path.includes(unknownId);
  const request: RulesMap = new Map<string, RuleValue>([
    ['auth', authValue(caller)],
    ['method', operation],
    ['path', isUnknown ? new UnknownValue('request.path') : new RulesPath(path)],
    ['time', toRuleTime(time)],
  ]);
  if (['create', 'update', 'delete'].includes(operation)) request.set('resource', resourceOf(after));
  if (query) request.set('query', query);
  return request;
}

function authValue(caller: Caller): RuleValue {
  if (caller.kind !== 'user') return null;
  return new Map<string, RuleValue>([
    ['uid', caller.uid],
    ['token', jsonToRuleValue(caller.claims)],
  ]);
}

/** A document as rules see it. */
export function resourceOf(document: StoredDocument | undefined): RulesMap | null {
  return document ? documentResource(rulesPath(document.name), toRuleMap(document.fields)) : null;
}

function denied(why: string): GoogleError {
  return new GoogleError('PERMISSION_DENIED', `Missing or insufficient permissions. (${why})`);
}
