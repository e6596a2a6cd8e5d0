import { type IOType, spawn } from 'node:child_process';
import { build } from 'vite';

const folder = '.local/test-programs';
const built = new Map<string, Promise<unknown>>();

/**
 * Starts a program of this folder in a process of its own. It is bundled once: Node starts JavaScript in a third of the
 * processor time in which it starts TypeScript.
 */
export async function startProgram(name: string, args: string[], stdout: IOType = 'inherit') {
  if (!built.has(name))
    built.set(
      name,
      build({
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true, external: ['firebase-admin', 'nodemailer'] },
        build: {
          ssr: `${import.meta.dirname}/${name}.ts`,
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
        },
      }),
    );
  await built.get(name);
  return spawn(process.execPath, [`${folder}/${name}.js`, ...args], { stdio: ['ignore', stdout, 'inherit'] });
}
