import { pictureModule } from '#tools/pictures/describePicture.ts';

type Loaded = { format: string; source: string; shortCircuit: boolean };

/** Node's hook for what Vite does in a build: an import of a drawing gives its file, size and text. */
export async function load(
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<Loaded>,
): Promise<Loaded> {
  const source = url.startsWith('file:') ? pictureModule(decodeURI(url.slice('file://'.length))) : undefined;
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
