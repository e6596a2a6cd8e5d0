import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyProject } from './copyProject.ts';

/** All limits must still hold with this many new items of each kind. */
const ROOM = 10;

const root = new URL('../../', import.meta.url);
const workflow = parse(readFileSync(new URL('.github/workflows/publish.yml', root), 'utf8')) as {
  jobs: { publish: { steps: { run?: string }[] } };
};
const commandsBeforePublishing = workflow.jobs.publish.steps
  .map(({ run }) => run)
  .find((run) => run?.startsWith('npm test'));

/** Adds an item as docs/content.md says: its file with `draft: false`, and a drawing if its kind has one. */
function addItem(copy: string, kind: string, title: string): void {
  const run = ['--import', 'tsx', 'tools/contentNew.ts', kind, title];
  const [path = ''] = /content\/\S+\.(md|yaml)/.exec(
    execFileSync(process.execPath, run, { cwd: copy, encoding: 'utf8' }),
  ) ?? [''];
  const file = join(copy, path);
  const picture = `/src/pictures/${kind}-${title.replaceAll(/\W+/g, '-').toLowerCase()}.svg`;
  const text = readFileSync(file, 'utf8');
  if (text.includes('empty-state.svg'))
    cpSync(join(copy, 'src/pictures/site/empty-state.svg'), join(copy, picture));
  writeFileSync(
    file,
    text
      .replace(/^(image|imagem|foto): .*$/m, `$1: ${picture}\nalt: 'Um desenho: ${title}'`)
      .replace(/Em uma ou duas frases|Uma frase que diz o que é/, title)
      .replace('draft: true', 'draft: false'),
  );
}

const kinds = ['project', 'publication', 'event', 'milestone', 'member'];

test.each([1, ROOM])('%d more items of each kind pass the checks that precede a publication', (count) => {
  expect(commandsBeforePublishing).toBe('npm test -- check static');
  const copy = copyProject();
  for (const kind of kinds)
    for (let number = 1; number <= count; number++) addItem(copy, kind, `Farol Baixo ${kind} ${number}`);
  execFileSync('git', ['init', '-q'], { cwd: copy });
  const [program = '', ...words] = (commandsBeforePublishing ?? '').split(' ');
  // With the tests' NODE_ENV, this would be a development build.
  const { NODE_ENV: _, ...env } = process.env;
  let said: string;
  try {
    said = execFileSync(program, words, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said.slice(-2000)).toMatch(/ 0 failed\n$/);
});
