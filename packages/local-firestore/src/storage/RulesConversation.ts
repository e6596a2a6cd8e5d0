import { toRuleMap } from '../firestore/access/toRuleValue.ts';
import { normaliseFields } from '../firestore/documents/wireValue.ts';
import { authorize } from '../rules/authorize.ts';
import { documentResource } from '../rules/evaluation/documentAccess.ts';
import type { RulesMap } from '../rules/evaluation/ruleValue.ts';
import { loadRules } from '../rules/loadRules.ts';
import { RulesSyntaxError } from '../rules/syntax/RulesSyntaxError.ts';
import type { Operation, RulesFile } from '../rules/syntax/syntaxTree.ts';
import { fromTaggedValue, type TaggedValue } from './taggedValue.ts';

interface LoadRequest {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

interface VerifyRequest {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    service: 'firebase.storage';
    path: string;
    method: Operation;
    variables: Record<'request' | 'resource', TaggedValue>;
  };
}

/** The emulator's response to a request for a document; unlike its other messages, it has no action. */
interface DocumentAnswer {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  result?: { name: string; fields?: unknown };
}

/** Stops the evaluation when a rule reads a document that must first be requested from the emulator. */
class DocumentNeeded extends Error {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    super(`needs /${path.join('/')}`);
    this.path = path;
  }
}

/**
 * The rules engine's side of the Storage emulator's protocol: it loads rules files and decides whether an access is
 * allowed. A rule that reads Firestore is evaluated until it needs a document, and again once the emulator has sent it.
 */
export class RulesConversation {
  private readonly send: (message: object) => void;
  private readonly rulesets = new Map<string, RulesFile>();
  /** Callbacks by request id; each receives the awaited document. */
  private readonly pending = new Map<number, (answer: DocumentAnswer) => void>();

  constructor(send: (message: object) => void) {
    this.send = send;
  }

  /** Reports that the engine is ready. */
  reportReady(): void {
    this.reply(-1, {});
  }

  receive(line: string): void {
    const message: LoadRequest | VerifyRequest | DocumentAnswer = JSON.parse(line);
    const resume = this.pending.get(message.id);
    try {
      if (message.action === 'load_ruleset') this.load(message);
      else if (message.action === 'verify') this.verify(message);
      else if (message.action === undefined && resume) resume(message);
      else this.reply(message.id, { errors: [`The rules engine does not know this request: ${line}`] });
    } catch (error) {
      this.reply(message.id, { errors: [String(error)] });
    }
  }

  private load({ id, context }: LoadRequest): void {
    const [file] = context.source.files;
    try {
      if (context.source.files.length !== 1 || !file) throw new Error('Storage rules need exactly one file.');
      this.rulesets.set(context.rulesetName, loadRules(file.content));
      this.reply(id, { result: { rulesVersion: 2 } });
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.reply(id, { errors: [`${file?.name}:${error.message}`] });
    }
  }

  private verify(request: VerifyRequest, documents = new Map<string, RulesMap | null>()): void {
    const { rulesetName, service, path, method, variables } = request.context;
    const rules = this.rulesets.get(rulesetName);
    if (!rules) throw new Error(`No rules are loaded under the name ${rulesetName}.`);
    try {
      const verdict = authorize(rules, {
        service,
        path: path.split('/').slice(1),
        operation: method,
        variables: {
          request: fromTaggedValue(variables.request),
          resource: fromTaggedValue(variables.resource),
        },
        readDocument: (wanted) => {
          const document = documents.get(wanted.join('/'));
          if (document === undefined) throw new DocumentNeeded(wanted);
          return document;
        },
      });
      this.reply(request.id, { result: { permit: verdict.allowed } });
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      const wanted = error.path;
      this.pending.set(request.id, (answer) => {
        this.pending.delete(request.id);
        this.verify(request, documents.set(wanted.join('/'), sentDocument(wanted, answer)));
      });
      this.send({
        server_request_id: request.id,
        action: 'fetch_firestore_document',
        context: { path: `/${wanted.map(encodeURIComponent).join('/')}` },
      });
    }
  }

  private reply(id: number, answer: { errors?: string[]; result?: object }): void {
    this.send({ id, status: 'ok', warnings: [], errors: [], ...answer });
  }
}

function sentDocument(path: readonly string[], { status, result }: DocumentAnswer): RulesMap | null {
  if (status !== 'ok' && status !== 'not_found')
    throw new Error(`The emulator could not say whether /${path.join('/')} exists.`);
  return status === 'ok' && result ? documentResource(path, toRuleMap(normaliseFields(result.fields))) : null;
}
