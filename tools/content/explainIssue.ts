import type * as v from 'valibot';

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** A valibot issue in a sentence that names the field: `"category" must be one of app, branding; it is "moda"`. */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  const field = `"${issue.path?.map(({ key }) => key).join('.') ?? ''}"`;
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${field} is not a field here`;
  if (issue.input === undefined) return `${field} is missing`;
  if (['picklist', 'literal', 'variant'].includes(issue.type) && issue.expected) {
    const choices = issue.expected.replaceAll(/^\(|\)$|"/g, '').replaceAll(' | ', ', ');
    return `${field} must be one of ${choices}; it is ${shown(issue.input)}`;
  }
  if (issue.type === 'strict_object')
    return `${field} must have fields of its own; it is ${shown(issue.input)}`;
  if (issue.type === 'union' && issue.message.startsWith('Invalid'))
    return `${field} has not the form of any entry that is known here`;
  return `${field} ${issue.message}; it is ${shown(issue.input)}`;
}
