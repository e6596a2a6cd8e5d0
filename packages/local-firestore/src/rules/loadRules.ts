import { checkRules } from './checkRules.ts';
import { parseRules } from './syntax/parseRules.ts';
import { RulesSyntaxError } from './syntax/RulesSyntaxError.ts';
import type { RulesFile } from './syntax/syntaxTree.ts';

const sizeLimit = 256 * 1024;

/** Parses and checks a rules file. @throws RulesSyntaxError with the fault, its line and column */
export function loadRules(source: string): RulesFile {
  if (Buffer.byteLength(source) > sizeLimit)
    throw new RulesSyntaxError('a rules file has at most 256 KB', { line: 1, column: 1 });
  const file = parseRules(source);
  checkRules(file);
  return file;
}
