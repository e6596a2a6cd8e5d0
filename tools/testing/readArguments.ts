import { parseArgs } from 'node:util';

const options = {
  all: { type: 'boolean', default: false },
  official: { type: 'boolean', default: false },
  'also-official': { type: 'boolean', default: false },
  filter: { type: 'string', multiple: true },
  'port-offset': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of `npm test`: positional arguments and the options listed above. The first unknown option and
 * all after it go to a runner.
 */
export function readArguments(args: string[]) {
  const config = { options, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...config, args, strict: false });
  const foreign = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  const own = args.slice(0, foreign?.index);
  const { values, positionals } = parseArgs({ ...config, args: own });
  return { ...values, words: positionals, runnerOptions: args.slice(own.length) };
}
