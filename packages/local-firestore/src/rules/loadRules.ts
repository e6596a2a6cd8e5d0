import { checkRules } from './checkRules.ts';
import { parseRules } from './parseRules.ts';
import type { RulesFile } from './syntaxTree.ts';

/** Reads and checks a rules file, ready to be evaluated. @throws RulesSyntaxError naming what is wrong, with line and column */
export function loadRules(source: string): RulesFile {
  const file = parseRules(source);
  checkRules(file);
  return file;
}
