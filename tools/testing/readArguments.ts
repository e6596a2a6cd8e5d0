import { parseArgs } from 'node:util';

const own = {
  all: { type: 'boolean' },
  official: { type: 'boolean' },
  'also-official': { type: 'boolean' },
  filter: { type: 'string', multiple: true },
  'port-offset': { type: 'string' },
  reporter: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export type TestArguments = {
  words: string[];
  all: boolean;
  official: boolean;
  alsoOfficial: boolean;
  filters: string[];
  portOffset: number | undefined;
  reporter: string | undefined;
  help: boolean;
  /** Every other option, with what follows it: they are a runner's. */
  runnerOptions: string[];
};

/** Reads the arguments of `npm test`: words, our own options wherever they stand, and from the first other option on a runner's. */
export function readArguments(args: string[]): TestArguments {
  const { values, tokens } = parseArgs({
    args,
    options: own,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const isOwn = (name: string) => Object.hasOwn(own, name);
  const options = tokens.filter((token) => token.kind === 'option');
  const foreign = options.find(({ name }) => !isOwn(name))?.index ?? args.length;
  const ownPlaces = options
    .filter(({ name }) => isOwn(name))
    .flatMap(({ index, value, inlineValue }) =>
      value === undefined || inlineValue ? [index] : [index, index + 1],
    );
  const words = tokens.flatMap((token) =>
    token.kind === 'positional' && token.index < foreign ? [token.value] : [],
  );
  return {
    words,
    all: values.all === true,
    official: values.official === true,
    alsoOfficial: values['also-official'] === true,
    filters: [values.filter ?? []].flat().map(String),
    portOffset: values['port-offset'] === undefined ? undefined : Number(values['port-offset']),
    reporter: values.reporter?.toString(),
    help: values.help === true,
    runnerOptions: args.filter((_, index) => index >= foreign && !ownPlaces.includes(index)),
  };
}
