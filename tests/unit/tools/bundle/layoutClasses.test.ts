import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;

/** A component that chooses a class of src/styles/layout.css while it runs. */
const chooses = `
import '${root}src/styles/layout.css';
import styles from './chosen.module.css';
export const Chosen = ({ open }) => <div className={open ? 'stack-4' : 'stack-2'} id={styles.chosen} />;`;

test('a built class that a component chooses in an expression has its rule', async () => {
  const folder = await mkdtemp(join(root, 'src/chosen-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'Chosen.tsx'), chooses);
  await writeFile(join(folder, 'chosen.module.css'), '.chosen { composes: stack-6 from global; top: 0; }');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}vite.config.ts`);
  const { plugins, css, resolve } = loaded?.config ?? {};
  const bundle = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    css,
    resolve,
    build: { write: false, lib: { entry: join(folder, 'Chosen.tsx'), formats: ['es'], fileName: 'chosen' } },
  })) as Rolldown.RolldownOutput[];
  const outputs = bundle.flatMap(({ output }) => output);
  const script = outputs.map((file) => ('code' in file ? file.code : '')).join('');
  const sheets = outputs.filter(({ fileName }) => fileName.endsWith('.css'));
  const styles = sheets.map((file) => ('source' in file ? String(file.source) : '')).join('');
  const names = ['stack-4', 'stack-2', 'stack-6'];
  expect(names.filter((name) => new RegExp(`["'\x60 ]${name}["'\x60]`).test(script))).toEqual(names);
  expect(names.filter((name) => new RegExp(`\\.${name}[{,]`).test(styles))).toEqual(names);
});
