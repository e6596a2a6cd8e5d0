import { messageKind, SENT_KINDS, type SentKind } from '#src/domain/submissions/kinds.ts';
import { MESSAGE_MONTHS } from '#src/domain/submissions/retention.ts';
import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/subjects.ts';

const policies = SUBJECT_NAMES.map((name) => SUBJECTS[name].policy);
const sent = SENT_KINDS.map((form) => [form, messageKind(form).sent] as const);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('pt-BR', { type }).format(words);

/**
 * What the privacy policy says about the forms that send messages: a line for each, purposes, legal bases, drafts, and
 * what is kept for some months. It is derived at build time, because the table of kinds is too large for its page.
 */
export const formPolicy = {
  lines: [...new Set(sent.map(([, form]) => form?.policy ?? ''))],
  purposes: capital(
    joined(
      policies.map(({ purpose }) => purpose),
      'disjunction',
    ),
  ),
  bases: capital(
    joined(
      policies.map(({ basis }) => basis),
      'conjunction',
    ),
  ),
  drafts: joined(
    policies.map(({ draft }) => draft),
    'disjunction',
  ),
  kept: capital(
    joined(
      policies.flatMap(({ kept }) => kept ?? []),
      'conjunction',
    ),
  ),
};

/** For each form, what the sentence under it says: the data, their purpose, and for how many months they are kept. */
export const formNotes = Object.fromEntries(
  sent.map(([form, row]) => [form, { ...row?.note, months: MESSAGE_MONTHS }]),
) as Record<SentKind, { data: string; purpose: string; months: number }>;
