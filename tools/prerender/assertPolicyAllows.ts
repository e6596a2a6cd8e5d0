import { createHash } from 'node:crypto';

/** Throws if firebase.json's policy blocks the VLibras widget at `address`. The error contains the missing value. */
export function assertWidgetAdmitted(address: string, firebaseConfig: string): void {
  const missing = ['script-src', 'img-src', 'font-src', 'connect-src', 'frame-src'].filter((directive) => {
    const [, sources = ''] = firebaseConfig.match(new RegExp(`${directive} ([^;"]*)`)) ?? [];
    return !sources.split(' ').includes(`${address}/`);
  });
  if (missing.length > 0)
    throw new Error(`VITE_VLIBRAS_URL: put ${address}/ into ${missing.join(', ')} in firebase.json.`);
}

/** Throws if firebase.json's policy blocks an inline script of the page. The error contains the missing value. */
export function assertScriptHashes(html: string, firebaseConfig: string): void {
  // Scripts with attributes are files or data blocks.
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (!firebaseConfig.includes(hash))
      throw new Error(
        `An inline script of index.html has changed: put ${hash} into script-src in firebase.json.`,
      );
  }
}
