import { runChecks } from './testing/runChecks.ts';

const failed = (await runChecks()).filter(({ ok }) => !ok);
for (const { name, output } of failed) console.error(`\n${name}\n\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
