import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { loadRules, RulesSyntaxError } from 'local-firestore';

/** Throws when the engine cannot load one of these rules files, with file, line, column and what is wrong. */
export async function assertRulesLoad(files: readonly string[]): Promise<void> {
  for (const file of files)
    try {
      loadRules(await readFile(file, 'utf8'));
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      throw new Error(`${relative(process.cwd(), file)}:${error.message}`);
    }
}
