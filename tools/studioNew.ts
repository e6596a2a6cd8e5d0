import { createInterface } from 'node:readline/promises';
import { runCommand } from './process/runCommand.ts';
import { questions, readJson, studioAnswers } from './studio/studioAnswers.ts';
import { writeStudio } from './studio/writeStudio.ts';

const usage = `npm run studio:new                  asks who the studio is, and writes it to where it belongs
npm run studio:new -- studio.json   takes the answers from a file; those are ${questions.map(([key]) => key).join(', ')}`;

async function ask(): Promise<Record<string, string>> {
  const terminal = createInterface(process.stdin, process.stdout);
  const answers: Record<string, string> = {};
  for (const [key, question] of questions) answers[key] = await terminal.question(`${question}: `);
  terminal.close();
  return answers;
}

await runCommand({ usage, options: {}, allowPositionals: true }, async (_options, [file]) => {
  const written = writeStudio(process.cwd(), studioAnswers(file ? readJson(file) : await ask()));
  console.log(`Written: ${written.join(', ')}.`);
  console.log('npm run studio:check lists what is left of the sample studio, with file and line.');
});
