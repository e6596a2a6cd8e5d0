import type { Position } from './syntaxTree.ts';

/** A rules file that cannot be loaded: wrong syntax, or something the engine does not know. Names line and column. */
export class RulesSyntaxError extends Error {
  readonly description: string;
  readonly at: Position;

  constructor(description: string, at: Position) {
    super(`${at.line}:${at.column} ${description}`);
    this.name = 'RulesSyntaxError';
    this.description = description;
    this.at = at;
  }
}
