import { type ParseArgsConfig, parseArgs } from 'node:util';

type Command = ParseArgsConfig & {
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
};

/** Parses arguments, runs and exits: with 1 if an argument is unknown, or if `run` throws or resolves to false. */
export async function runCommand<const Chosen extends Command>(
  { usage, ...config }: Chosen,
  run: (values: ReturnType<typeof parseArgs<Chosen>>['values'], positionals: string[]) => Promise<unknown>,
): Promise<void> {
  let result: unknown;
  try {
    const help = { type: 'boolean' } as const;
    const { values, positionals } = parseArgs({ ...config, options: { ...config.options, help } });
    const asked = values as Parameters<typeof run>[0] & { help?: boolean };
    result = asked.help ? console.log(usage) : await run(asked, positionals);
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    result = false;
  }
  process.exit(result === false ? 1 : 0);
}
