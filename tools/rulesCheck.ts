import { readFileSync } from 'node:fs';
import { highestCosts, loadRules } from 'local-firestore';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run rules:check             says where firestore.rules or storage.rules are wrong
npm run rules:check -- --costs  and how many expressions each operation evaluates at most; Google refuses more than 1,000`;

await runCommand({ usage, options: { costs: { type: 'boolean' } } }, async ({ costs }) => {
  for (const file of ['firestore.rules', 'storage.rules']) {
    const operations = highestCosts(loadRules(readFileSync(file, 'utf8')));
    if (!costs) continue;
    console.log(`\n${file}`);
    for (const path of new Set(operations.map((one) => one.path))) {
      const own = operations.filter((one) => one.path === path);
      console.log(`${path}: ${own.map(({ operation, cost }) => `${operation} ${cost}`).join(', ')}`);
    }
  }
});
