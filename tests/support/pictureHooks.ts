import { CONTENT_PREFIX, contentModule } from '#tools/content/contentModule.ts';
import { readContent } from '#tools/content/readContent.ts';
import { pictureModule } from '#tools/pictures/pictureModule.ts';

type Loaded = { format: string; source: string; shortCircuit: boolean };
type Resolved = { url: string; shortCircuit?: boolean };

let content: ReturnType<typeof readContent> | undefined;
const contentOnce = () => (content ??= readContent());

/** Node's resolve hook. As in a Vite build, modules derived from the content have addresses of their own. */
export async function resolve(
  specifier: string,
  context: object,
  next: (specifier: string, context: object) => Promise<Resolved>,
): Promise<Resolved> {
  return specifier.startsWith(CONTENT_PREFIX)
    ? { url: specifier, shortCircuit: true }
    : next(specifier, context);
}

/** Node's load hook. Importing a drawing returns its file, size and text; importing content returns a list. */
export async function load(
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<Loaded>,
): Promise<Loaded> {
  if (url.startsWith(CONTENT_PREFIX)) {
    const source = contentModule(url.slice(CONTENT_PREFIX.length), contentOnce());
    return { format: 'module', source, shortCircuit: true };
  }
  const file = url.startsWith('file:') ? decodeURI(url.slice('file://'.length)) : '';
  const source = pictureModule(file, () => contentOnce().pictureTexts);
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
