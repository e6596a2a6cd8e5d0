import type { Position } from './syntaxTree.ts';

/** Thrown for a rules file with wrong syntax or with parts that the engine does not support. Names line and column. */
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
