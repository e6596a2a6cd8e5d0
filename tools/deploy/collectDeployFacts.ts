import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { studio } from '#src/content/studio.ts';
import type { DeployFacts } from './deployProblems.ts';
import { askFirebase } from './firebaseCommand.ts';
import { functionSecrets } from './functionValues.ts';
import { collectGoogleFacts, openGoogle } from './googleFacts.ts';

/** Looks up what a deployment from the folder `root` would go by; `project` is what the person named, if anything. */
export async function collectDeployFacts(root: string, project: string | undefined): Promise<DeployFacts> {
  const chosen = JSON.parse(readText(`${root}/.firebaserc`) || '{}') as { projects?: { default?: string } };
  const target = project ?? chosen.projects?.default;
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
    location: JSON.parse(readText(`${root}/firebase.json`)).firestore.location,
    identity,
    secrets: asked ? existingSecrets(asked) : undefined,
    google: asked
      ? await openGoogle().then(
          (google) => collectGoogleFacts(asked, google),
          () => ({}),
        )
      : {},
  };
}

/** The text of a file, empty when it is not there. */
const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const readEnv = (path: string) => parseEnv(readText(path)) as Record<string, string>;

function isLoggedIn(): boolean {
  // Both are how a machine without a person logs in.
  if (process.env.FIREBASE_TOKEN || process.env.GOOGLE_APPLICATION_CREDENTIALS) return true;
  const { ok, output } = askFirebase(['login:list', '--json']);
  if (!ok) return false;
  const { result = [] } = JSON.parse(output) as { result?: unknown[] };
  return result.length > 0;
}

function existingSecrets(project: string): string[] {
  return Object.keys(functionSecrets).filter(
    (name) => askFirebase(['functions:secrets:get', name, '--project', project]).ok,
  );
}
