import { createHash } from 'node:crypto';

/** The CSP source expressions ('sha256-…') of the inline scripts of an HTML page; data blocks are not scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Throws, naming the value to write, when the policy in firebase.json does not allow an inline script of the page. */
export function assertScriptHashes(html: string, firebaseConfig: string): void {
  for (const hash of inlineScriptHashes(html)) {
    if (!firebaseConfig.includes(hash))
      throw new Error(
        `An inline script of index.html has changed: put ${hash} into script-src in firebase.json.`,
      );
  }
}
