import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { studio } from '#src/content/studio.ts';
import type { DeployFacts } from './deployProblems.ts';
import { askFirebase } from './firebaseCommand.ts';
import { functionSecrets } from './functionValues.ts';
import { collectGoogleFacts, type GoogleFacts, openGoogle } from './googleFacts.ts';

/** Looks up what a deployment from the folder `root` would go by; `project` is what the person named, if anything. */
export async function collectDeployFacts(root: string, project: string | undefined): Promise<DeployFacts> {
  const target = project ?? defaultProject(`${root}/.firebaserc`);
  const loggedIn = isLoggedIn();
  // The address without a value of its own stands for VITE_ADMIN_EMAIL, which is checked by itself.
  const { administratorEmail, ...identity } = studio;
  const asked = loggedIn && target && !target.startsWith('demo-') ? target : undefined;
  return {
    project: target,
    environment: { ...loadEnv('production', root), ...process.env },
    params: {
      ...readEnv(`${root}/functions/.env`),
      ...(target && readEnv(`${root}/functions/.env.${target}`)),
    },
    loggedIn,
    identity,
    secrets: asked ? existingSecrets(asked) : undefined,
    google: asked ? await askGoogle(asked) : {},
  };
}

function defaultProject(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as { projects?: { default?: string } }).projects?.default;
}

function readEnv(path: string): Record<string, string> {
  return existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

function isLoggedIn(): boolean {
  // Both are how a machine without a person logs in.
  if (process.env.FIREBASE_TOKEN || process.env.GOOGLE_APPLICATION_CREDENTIALS) return true;
  const { ok, output } = askFirebase(['login:list', '--json']);
  if (!ok) return false;
  const { result } = JSON.parse(output) as { result?: unknown[] };
  return (result ?? []).length > 0;
}

function existingSecrets(project: string): string[] {
  return Object.keys(functionSecrets).filter(
    (name) => askFirebase(['functions:secrets:get', name, '--project', project]).ok,
  );
}

async function askGoogle(project: string): Promise<GoogleFacts> {
  try {
    return await collectGoogleFacts(project, await openGoogle());
  } catch {
    return {};
  }
}
