import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { isExpectedRefusal, knownPath, REPORTS_PER_MINUTE, refusedOrigin } from '../policy/reportRules.ts';

const MINUTE_MS = 60_000;

type Fields = Record<string, unknown>;

/**
 * Logs what browsers report: refusals of the security policy (both forms that browsers send) and uncaught errors of a
 * page. Of each it keeps a known path, a kind and a place in the site's own files; nothing that could be a person's.
 * Expected errors, and those that the site did not cause, are logged without an alert. Throws an `HttpError` with 400.
 */
export function createReport({ now, log }: Pick<Adapters, 'now' | 'log'>) {
  let minute = 0;
  let logged = 0;

  return function report(body: Uint8Array): void {
    for (const one of parse(body)) {
      const current = Math.floor(now().getTime() / MINUTE_MS);
      if (current !== minute) [minute, logged] = [current, 0];
      logged += 1;
      if (logged > REPORTS_PER_MINUTE) return;
      logReport(one);
    }
  };

  function logReport(report: Fields): void {
    const refusal = asFields(
      report['csp-report'] ?? (report.type === 'csp-violation' ? report.body : undefined),
    );
    if (refusal) logRefusal(refusal);
    else if (report.type === 'error') logError(report);
  }

  function logRefusal(fields: Fields): void {
    const refused = refusedOrigin(fields['blocked-uri'] ?? fields.blockedURL);
    const expected = isExpectedRefusal(refused, fields['source-file'] ?? fields.sourceFile);
    log(expected ? 'info' : 'warn', 'csp.refused', {
      path: knownPath(fields['document-uri'] ?? fields.documentURL),
      directive: word(fields['effective-directive'] ?? fields.effectiveDirective),
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

function parse(body: Uint8Array): Fields[] {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return (Array.isArray(value) ? value : [value]).map(asFields).filter((one) => one !== undefined);
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
