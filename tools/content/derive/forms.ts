import { messageKind, SENT_KINDS, type SentKind } from '#src/domain/submissions/kinds.ts';
import { MESSAGE_MONTHS } from '#src/domain/submissions/retention.ts';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/subjects.ts';

const sent = SENT_KINDS.map((form) => [form, messageKind(form).sent] as const);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins one text from the policy of every subject to a list, such as 'a, b e c'. */
function listed(name: 'purpose' | 'basis' | 'draft' | 'kept', type: 'conjunction' | 'disjunction'): string {
  const words = SUBJECT_NAMES.flatMap((subject) => SUBJECTS[subject].policy[name] ?? []);
  return new Intl.ListFormat('pt-BR', { type }).format(words);
}

/**
 * The privacy policy's texts about forms that send messages: a line for each, and lists of purposes, legal bases,
 * drafts and data. Derived at build time, because the table of kinds is too large for the page.
 */
export const formPolicy = {
  lines: [...new Set(sent.map(([, form]) => form?.policy ?? ''))],
  purposes: capital(listed('purpose', 'disjunction')),
  bases: capital(listed('basis', 'conjunction')),
  drafts: listed('draft', 'disjunction'),
  kept: capital(listed('kept', 'conjunction')),
};

/** The facts in the sentence under each form: the data, their purpose, and for how many months they are kept. */
export const formNotes = Object.fromEntries(
  sent.map(([form, row]) => [form, { ...row?.note, months: MESSAGE_MONTHS }]),
) as Record<SentKind, { data: string; purpose: string; months: number }>;
