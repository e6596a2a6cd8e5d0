import { optimize, VERSION } from 'svgo';
import { cachedFile } from '../cachedFile.ts';
import { dropNames } from './dropNames.ts';

const settings = {
  multipass: true,
  floatPrecision: 1,
  plugins: [dropNames, { name: 'preset-default', params: { overrides: { mergePaths: false } } }],
} satisfies Parameters<typeof optimize>[1];

/** A drawing as visitors receive it: without names and indentation, and with numbers of one decimal. */
export async function optimizePicture(source: string): Promise<string> {
  const kept = await cachedFile(['picture', VERSION, JSON.stringify(settings), source], async () =>
    Buffer.from(`${optimize(source, settings).data}\n`),
  );
  return kept.toString();
}
