import { parseArgs } from 'node:util';

const options = {
  all: { type: 'boolean', default: false },
  official: { type: 'boolean', default: false },
  'also-official': { type: 'boolean', default: false },
  filter: { type: 'string', multiple: true },
  'port-offset': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Reads the arguments of `npm test`. After an unknown option, all arguments but the options above go to a runner. */
export function readArguments(args: string[]) {
  const config = { options, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...config, args, strict: false });
  const given = tokens.filter((token) => token.kind === 'option');
  const isOwn = ({ name }: { name: string }) => Object.hasOwn(options, name);
  const foreign = given.find((option) => !isOwn(option))?.index ?? args.length;
  const late = given.filter((option) => isOwn(option) && option.index > foreign);
  const taken = late.flatMap(({ index, value, inlineValue }) =>
    value === undefined || inlineValue ? [index] : [index, index + 1],
  );
  const belongsHere = (_: string, index: number) => index < foreign || taken.includes(index);
  const { values, positionals } = parseArgs({ ...config, args: args.filter(belongsHere) });
  const runnerOptions = args.filter((argument, index) => !belongsHere(argument, index));
  return { ...values, words: positionals, runnerOptions };
}
