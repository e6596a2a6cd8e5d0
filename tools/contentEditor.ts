import { once } from 'node:events';
import { build, preview } from 'vite';
import type { Repository } from './editor/editorConfig.ts';
import { EDITOR_FOLDER, editorViteConfig } from './editor/viteConfig.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run content:edit                  forms for everything below content/, saved into this folder
npm run content:edit -- --repository github:owner/name --branch main
                                      writes an editor of that repository (or gitlab:group/name) and of its branch that is
                                      published into build/editor, to be put on an address of its own`;

const options = { repository: { type: 'string' }, branch: { type: 'string', default: 'main' } } as const;

function parseRepository(text: string, branch: string): Repository {
  const [, host, name] = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/.exec(text) ?? [];
  if (!host || !name) throw new Error(`--repository ${text} is not github:owner/name or gitlab:group/name.`);
  return { host: host as Repository['host'], name, branch };
}

await runCommand({ usage, options }, async ({ repository, branch }) => {
  await build(editorViteConfig(repository ? parseRepository(repository, branch) : undefined));
  if (repository) return console.log('build/editor is the editor: docs/operations.md says where to put it.');
  await preview({
    configFile: false,
    build: { outDir: EDITOR_FOLDER },
    preview: { host: 'localhost', port: 5174, strictPort: true },
  });
  console.log(`The editor: http://localhost:5174 (Chrome or Edge: only they let a page write into a folder)
Choose "Trabalhar com repositório local" and this folder: ${process.cwd()}
With npm run dev beside it, "Ver no Site Ativo" opens the page of an item as it was saved, a draft too. Ctrl-C stops it.`);
  await once(process, 'SIGINT');
});
