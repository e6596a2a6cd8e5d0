import { emailKey, mailAddress, type Submission } from '../submission.ts';

/** A person. `name` and `email` come from the first of the submissions; `emails` are all addresses. */
export interface Person {
  name: string;
  email: string;
  emails: string[];
  submissions: Submission[];
}

/** Groups submissions by person. A person is an address, joined addresses, or a submission without an address. */
export function groupByPerson(submissions: readonly Submission[]): Person[] {
  const joined = new Map(
    submissions.flatMap(({ emailKey: key, person }) => (key && person ? [[key, person]] : [])),
  );
  const people = new Map<string, Person>();
  for (const submission of submissions) {
    const email = mailAddress(submission);
    const address = emailKey(email);
    const key = joined.get(address) ?? (address || submission.id);
    const known = people.get(key) ?? { name: '', email, emails: [], submissions: [] };
    known.name ||= submission.nome;
    if (email && !known.emails.some((one) => emailKey(one) === address)) known.emails.push(email);
    known.submissions.push(submission);
    people.set(key, known);
  }
  return [...people.values()];
}
