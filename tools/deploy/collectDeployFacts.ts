import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { studio } from '#src/copy/studio.ts';
import { findSampleContent } from '../studio/findSampleContent.ts';
import type { DeployFacts } from './deployProblems.ts';

/** Collects the values that a deployment from the folder `root` would use. `project` comes from the command line. */
export function collectDeployFacts(root: string, project: string | undefined): DeployFacts {
  const chosen = JSON.parse(readText(`${root}/.firebaserc`) || '{}') as { projects?: { default?: string } };
  const target = project ?? chosen.projects?.default;
  // Left out, because VITE_ADMIN_EMAIL falls back to this address and is checked separately.
  const { administratorEmail, ...identity } = studio;
  return {
    project: target,
    environment: { ...loadEnv('production', root), ...process.env },
    params: {
      ...readEnv(`${root}/functions/.env`),
      ...(target && readEnv(`${root}/functions/.env.${target}`)),
    },
    identity,
    sampleContent: studio.sample ? [] : findSampleContent(root),
  };
}

/** The text of a file; empty if it does not exist. */
const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const readEnv = (path: string) => parseEnv(readText(path)) as Record<string, string>;
