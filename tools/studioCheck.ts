import { studio } from '#src/copy/studio.ts';
import { runCommand } from './process/runCommand.ts';
import { findSampleContent } from './studio/findSampleContent.ts';

const usage = `npm run studio:check   lists what was invented for the sample studio, with file and line

A studio of its own writes "sample": false into content/studio.json; then nothing of the sample may be left.`;

await runCommand({ usage, options: {} }, async () => {
  const found = findSampleContent(process.cwd());
  for (const finding of found) console.log(finding);
  console.log(`\n${found.length} findings`);
  return studio.sample || found.length === 0;
});
