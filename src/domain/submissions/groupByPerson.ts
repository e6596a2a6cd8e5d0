import { emailKey, mailAddress, type Submission } from './submission.ts';

/** Somebody who wrote or booked, with the name of the latest of their submissions that has one. */
export interface Person {
  name: string;
  email: string;
  submissions: Submission[];
}

/** The people behind submissions, in their order: one for each address that mails go to, and for each without one. */
export function groupByPerson(submissions: readonly Submission[]): Person[] {
  const people = new Map<string, Person>();
  for (const submission of submissions) {
    const email = mailAddress(submission);
    const key = emailKey(email) || submission.id;
    const known = people.get(key) ?? { name: '', email, submissions: [] };
    known.name ||= submission.nome;
    known.submissions.push(submission);
    people.set(key, known);
  }
  return [...people.values()];
}
