import { expect, test, vi } from 'vitest';
import { runCommand } from '#tools/process/runCommand.ts';

const options = { check: { type: 'boolean' }, name: { type: 'string', default: 'site' } } as const;

/** Runs a command with these arguments. Returns exit code, printed lines, and the arguments that `work` received. */
async function run(args: string[], work = async (): Promise<unknown> => undefined, allowPositionals = false) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'tool.ts', ...args]);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const output = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const given = vi.fn(work);
  await runCommand({ usage: 'npm run tool', options, allowPositionals }, given);
  const printed = [...output.mock.calls, ...error.mock.calls].flat().join('\n').trim();
  return { code: exit.mock.lastCall?.[0], printed, given: given.mock.calls };
}

test('--help prints the usage, and does nothing else', async () => {
  expect(await run(['--check', '--help'])).toEqual({ code: 0, printed: 'npm run tool', given: [] });
});

test.each([
  ['--chek', "Unknown option '--chek'"],
  ['stray', "Unexpected argument 'stray'"],
])('%s is refused, and the command does not run', async (argument, sentence) => {
  const { code, printed, given } = await run([argument]);
  expect(printed).toContain(sentence);
  expect([code, given]).toEqual([1, []]);
});

test('a command fails if its work returns false or throws, and prints the error’s message', async () => {
  expect(await run([], async () => false)).toMatchObject({ code: 1, printed: '' });
  const broken = () => Promise.reject(new Error('Nothing was built.'));
  expect(await run([], broken)).toMatchObject({ code: 1, printed: 'Nothing was built.' });
});
