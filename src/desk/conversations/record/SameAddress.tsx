import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PersonSubmissions } from '#src/desk/people/PersonSubmissions.tsx';
import { peopleWords } from '#src/desk/people/peopleWords.ts';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';

const words = peopleWords.beside;

/** The other submissions of the person, and the way to them. */
export function SameAddress({ submission: { id, ...submission } }: { submission: Submission }) {
  const email = mailAddress(submission);
  const { data, isError } = useQuery({
    queryKey: ['beside', email],
    queryFn: async () => (await import('#src/services/desk/submissions.ts')).loadPerson(email),
    enabled: email !== '',
  });
  const others = data?.filter((other) => other.id !== id);
  if (!email) return null;
  return (
    <section className="stack-2 start full" aria-labelledby="desta-pessoa">
      <h3 id="desta-pessoa">{words.title}</h3>
      <p aria-live="polite" className="filled-only">
        {!data && (isError ? words.failed : words.loading)}
        {others?.length === 0 && words.none}
      </p>
      {others && <PersonSubmissions submissions={others} />}
      <Link to={deskAddress({ view: 'person', openId: id })}>{words.open}</Link>
    </section>
  );
}
