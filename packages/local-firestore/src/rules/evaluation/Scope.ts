import type { FunctionDeclaration } from '../syntax/syntaxTree.ts';
import type { EvaluationError } from './EvaluationError.ts';
import type { RuleValue } from './ruleValue.ts';

/** A value, or the error of its evaluation, which is thrown when the name is used. */
export type Settled = RuleValue | EvaluationError;

/** A function, and the names that are visible where it is declared. */
export interface Closure {
  declaration: FunctionDeclaration;
  scope: Scope;
}

/** The names visible at one place of a rules file: variables and functions, innermost first. */
export class Scope {
  private readonly parent: Scope | undefined;
  private readonly variables: Map<string, Settled>;
  private readonly functions: Map<string, FunctionDeclaration>;

  constructor(
    parent: Scope | undefined,
    variables: Iterable<[string, Settled]>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.parent = parent;
    this.variables = new Map(variables);
    this.functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  variable(name: string): Settled | undefined {
    const own = this.variables.get(name);
    return own === undefined ? this.parent?.variable(name) : own;
  }

  function(name: string): Closure | undefined {
    const declaration = this.functions.get(name);
    return declaration ? { declaration, scope: this } : this.parent?.function(name);
  }

  /** Adds a `let`: it is visible from the next line on. */
  define(name: string, value: Settled): void {
    this.variables.set(name, value);
  }
}
