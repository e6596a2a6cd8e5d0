import * as v from 'valibot';
import type { FieldErrors } from '../site/apiAnswer.ts';

type ObjectSchema<Output> = v.GenericSchema<unknown, Output>;

/** Checks `values` against `schema`. Returns the cleaned output, or the first message of each wrong field. */
export function validateFields<Output>(
  schema: ObjectSchema<Output>,
  values: object,
): { output: Output; fields?: never } | { output?: never; fields: FieldErrors } {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  const fields: FieldErrors = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { fields };
}
