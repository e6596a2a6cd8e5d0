import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { isExpectedRefusal, knownPath, REPORTS_PER_MINUTE, refusedOrigin } from '../policy/reportRules.ts';

const MINUTE_MS = 60_000;

type Fields = Record<string, unknown>;

/**
 * Logs browsers' reports: refusals of the security policy and uncaught errors. It keeps a known path, a kind and a position
 * in the site's own files, never personal data. Expected errors are logged without an alert. Throws an `HttpError` with 400.
 */
export function createReport({ now, log }: Pick<Adapters, 'now' | 'log'>) {
  let minute = 0;
  let logged = 0;

  return function report(body: Uint8Array): void {
    const fields = parse(body);
    if (!fields) return;
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) [minute, logged] = [current, 0];
    logged += 1;
    if (logged > REPORTS_PER_MINUTE) return;
    const refusal = asFields(fields['csp-report']);
    if (refusal) logRefusal(refusal);
    else if (fields.type === 'error') logError(fields);
  };

  function logRefusal(fields: Fields): void {
    const refused = refusedOrigin(fields['blocked-uri']);
    const expected = isExpectedRefusal(refused, fields['source-file']);
    log(expected ? 'info' : 'warn', 'csp.refused', {
      path: knownPath(fields['document-uri']),
      directive: word(fields['effective-directive']),
      refused,
    });
  }

  function logError({ path, name, file, line, column }: Fields): void {
    const ours = /^\/assets\/[\w.-]{1,80}\.js$/.test(String(file)) ? String(file) : undefined;
    log(ours ? 'warn' : 'info', 'page.error', {
      path: knownPath(path),
      name: word(name),
      file: ours ?? 'other',
      line: whole(line),
      column: whole(column),
    });
  }
}

function parse(body: Uint8Array): Fields | undefined {
  try {
    return asFields(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw new HttpError(400, { error: 'Not a report.' });
  }
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

/** A word of letters and hyphens as names of directives and errors are; 'other' for anything else. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z-]{1,40}$/.test(value) ? value : 'other';
}

function whole(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? Number(value) : undefined;
}
