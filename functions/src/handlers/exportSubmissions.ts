import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { INVALID_REQUEST, RECENT_SIGN_IN_REQUIRED } from '../../../src/domain/site/api.ts';
import { type AuditEntry, RECENT_SIGN_IN_MS } from '../../../src/domain/submissions/audit.ts';
import {
  type ExportAnswer,
  type ExportRequest,
  exportRequestSchema,
} from '../../../src/domain/submissions/dataExport.ts';
import { emailKey } from '../../../src/domain/submissions/emailKey.ts';
import type { Caller } from '../adapters/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireRecentAdministrator } from '../http/requireCaller.ts';

/**
 * Hands an administrator a list of the inbox page by page, or everything that came from one address, and writes an entry
 * into the audit log before the first of it. Throws an `HttpError` with 400, 401 without a sign-in, or 403 for anybody
 * but an administrator who signed in within the hour.
 */
export function createExportSubmissions({ verifyCaller, submissions, auditLog, now }: Adapters) {
  return async function exportSubmissions(body: object, { authorization }: Sender): Promise<ExportAnswer> {
    const caller = requireRecentAdministrator(await verifyCaller(authorization), now());
    const { success, output } = v.safeParse(exportRequestSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    if ('email' in output) return exportPerson(caller, output.email);
    return exportPage(caller, output);
  };

  async function exportPerson({ uid }: Caller, email: string): Promise<ExportAnswer> {
    const found = await submissions.ofAddress(emailKey(email));
    const entry = await auditLog.recordExport({
      by: uid,
      at: now(),
      submissions: found.map(({ kind, id }) => `${kind}/${id}`),
    });
    return { entry, submissions: found, next: undefined };
  }

  async function exportPage(caller: Caller, request: ExportRequest): Promise<ExportAnswer> {
    const { kind, from, until } = request;
    const list = { kind, ...(from && { from }), ...(until && { until }) };
    const entry = request.entry
      ? await continuedExport(caller, request.entry, list)
      : await auditLog.recordExport({ by: caller.uid, at: now(), submissions: [], list });
    return { entry, ...(await submissions.page(request)) };
  }

  /** Only the same list, recorded an hour ago at most by the same administrator, is continued without a new entry. */
  async function continuedExport({ uid }: Caller, id: string, list: AuditEntry['list']): Promise<string> {
    const entry = await auditLog.find(id);
    const isCurrent = entry && now().getTime() - entry.at.getTime() < RECENT_SIGN_IN_MS;
    const isSame = entry?.by === uid && entry.action === 'export' && isDeepStrictEqual(entry.list, list);
    if (!isCurrent || !isSame) throw new HttpError(403, { error: RECENT_SIGN_IN_REQUIRED });
    return id;
  }
}
