import { join } from 'node:path';
import { RulesSyntaxError } from '../../rules/syntax/RulesSyntaxError.ts';
import { deleteExpired } from '../documents/deleteExpired.ts';
import type { Method } from './Engine.ts';
import { invalid } from './GoogleError.ts';
import { exportDocuments } from './persistence.ts';

/** `DELETE /emulator/v1/projects/{p}/databases/{d}/documents`: removes everything of one database, and ends all transactions. */
export const clearDocuments: Method = (engine, { name }) => {
  engine.transactions.endAll();
  engine.store.delete([...engine.store.documents.keys()].filter((one) => one.startsWith(`${name}/`)));
  return {};
};

/** `PUT /emulator/v1/projects/{p}:securityRules`: loads rules. With `ignore_errors` the response lists their errors. */
export const putSecurityRules: Method<{
  rules?: { files?: { content?: string }[] };
  ignore_errors?: boolean;
}> = (engine, { body }) => {
  try {
    engine.access.load(body.rules?.files?.map(({ content }) => content).join('\n') ?? '');
    return { issues: [] };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    if (!body.ignore_errors) throw invalid(`The rules cannot be loaded: ${error.message}`);
    const { description, at } = error;
    return { issues: [{ severity: 'ERROR', description, sourcePosition: at }] };
  }
};

/** `GET /emulator/v1/indexes`: the composite indexes that no query has used since the start. */
export const getUnusedIndexes: Method = ({ indexes }) => ({ unused: indexes?.unused() ?? [] });

const largestOffset = 100 * 365 * 86_400_000;

/** `GET /emulator/v1/clock`: the server's time and its offset from the system's. */
export const getClock: Method = ({ clock }) => ({
  offsetMilliseconds: clock.offsetMilliseconds,
  now: new Date(clock.now()).toISOString(),
});

/** `PUT /emulator/v1/clock`: moves the clock, and at once deletes the documents that have expired by the new time. */
export const putClock: Method<{ offsetMilliseconds?: unknown }> = (engine, call) => {
  const { offsetMilliseconds: offset } = call.body;
  if (typeof offset !== 'number' || !Number.isInteger(offset) || Math.abs(offset) > largestOffset)
    throw invalid('The clock needs offsetMilliseconds, an integer of at most a hundred years.');
  engine.store.moveClock(offset);
  return { ...Object(getClock(engine, { ...call, body: {} })), expiredDocuments: deleteExpired(engine) };
};

/** `POST /emulator/v1/projects/{p}:export`, called by firebase-tools for `--export-on-exit`. */
export const exportAll: Method<{ export_directory?: string; export_name?: string }> = (engine, { body }) => {
  const { export_directory: folder, export_name: name } = body;
  if (!folder || !name) throw invalid('export needs export_directory and export_name.');
  exportDocuments(engine.store, join(folder, name, `${name}.overall_export_metadata`));
  return {};
};
