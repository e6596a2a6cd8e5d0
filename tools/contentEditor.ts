import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, createServer } from 'vite';
import { defaultRepository, parseRepository } from './editor/repository.ts';
import { editorViteConfig } from './editor/viteConfig.ts';

const usage = `npm run content:edit                  forms for everything below content/, saved into this folder

Options, after "--":
  --build                             writes the editor to build/editor, to be put on an address of its own
  --repository github:owner/name      where its changes are saved (gitlab:group/name too); without it, the remote "origin"
  --branch main                       the branch that is published
  --site alinhavo-editor              the site of Firebase Hosting that the built editor is for`;

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    repository: { type: 'string' },
    branch: { type: 'string', default: 'main' },
    site: { type: 'string', default: 'alinhavo-editor' },
    help: { type: 'boolean', default: false },
  },
});

/** The address of the remote "origin", empty when there is none. */
function origin(): string {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** The firebase.json of the built editor, as text: a site of its own, which no search engine lists and no page frames. */
function hostingOf(site: string): string {
  const headers = [
    { key: 'Cache-Control', value: 'no-cache' },
    { key: 'X-Robots-Tag', value: 'noindex' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'no-referrer' },
  ];
  const hosting = { site, public: '.', ignore: ['firebase.json'], headers: [{ source: '**', headers }] };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

async function run(): Promise<void> {
  if (values.help) return console.log(usage);
  const named = parseRepository(values.repository ?? origin(), values.branch);
  if (values.build && !named)
    throw new Error('Say where changes are saved: --repository github:owner/name, or gitlab:group/name.');
  if (values.repository && !named)
    throw new Error(`--repository ${values.repository} is not github:owner/name.`);
  const content = new URL('../content/', import.meta.url);
  const siteUrl = values.build ? undefined : 'http://localhost:5173';
  const config = editorViteConfig(content, named ?? defaultRepository, siteUrl);
  if (values.build) {
    await build(config);
    writeFileSync(new URL('../build/editor/firebase.json', import.meta.url), hostingOf(values.site));
    return console.log('build/editor is the editor: docs/operations.md says where to put it.');
  }
  const server = await createServer({
    ...config,
    server: { host: 'localhost', port: 5174, strictPort: true },
  });
  await server.listen();
  console.log(`The editor: http://localhost:5174 (Chrome or Edge: only they let a page write into a folder)
Choose "Trabalhar com repositório local" and this folder: ${process.cwd()}
With npm run dev beside it, "Ver no Site Ativo" opens the page of an item as it was saved, a draft too. Ctrl-C stops it.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
