import { useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { adminPeople } from '#src/content/adminPeople.ts';
import type { Submission } from '#src/domain/submission.ts';
import { PersonSubmissions } from './PersonSubmissions.tsx';

const words = adminPeople.others;

type Found = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; others: readonly Submission[] };

/** What else was sent with the address of a submission, looked for when it is asked for. */
export function SameAddress({ submission: { id, email } }: { submission: Submission }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<Found>({ status: 'idle' });
  const load = async () => {
    setFound({ status: 'loading' });
    try {
      const { loadPerson } = await import('#src/services/submissions.ts');
      const others = (await loadPerson(email)).filter((other) => other.id !== id);
      // The button goes away, with the focus on it.
      heading.current?.focus();
      setFound({ status: 'ready', others });
    } catch {
      setFound({ status: 'failed' });
    }
  };
  if (!email) return null;
  return (
    <section className="stack-2 start full" aria-labelledby="deste-endereco">
      <h3 ref={heading} id="deste-endereco" tabIndex={-1}>
        {words.title}
      </h3>
      {found.status !== 'ready' && (
        <Button variant="quiet" busy={found.status === 'loading'} onClick={load}>
          {words.show}
        </Button>
      )}
      <p aria-live="polite">
        {found.status === 'loading' && words.loading}
        {found.status === 'failed' && words.failed}
        {found.status === 'ready' && found.others.length === 0 && words.none}
      </p>
      {found.status === 'ready' && <PersonSubmissions submissions={found.others} />}
    </section>
  );
}
