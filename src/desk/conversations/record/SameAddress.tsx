import { useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { PersonSubmissions } from '#src/desk/people/PersonSubmissions.tsx';
import { adminPeople } from '#src/desk/words/adminPeople.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';

const words = adminPeople.others;

/** Other submissions from the same address, loaded when they are asked for. */
export function SameAddress({ submission }: { submission: Submission }) {
  const { id } = submission;
  const email = mailAddress(submission);
  const heading = useRef<HTMLHeadingElement>(null);
  const [others, setOthers] = useState<readonly Submission[]>();
  const { status, run } = useAsyncAction(async () => {
    const { loadPerson } = await import('#src/services/desk/submissions.ts');
    const sent = await loadPerson(email);
    // The button goes away, with the focus on it.
    heading.current?.focus();
    setOthers(sent.filter((other) => other.id !== id));
  });
  if (!email) return null;
  return (
    <section className="stack-2 start full" aria-labelledby="deste-endereco">
      <h3 ref={heading} id="deste-endereco" tabIndex={-1}>
        {words.title}
      </h3>
      {!others && (
        <Button variant="quiet" busy={status === 'running'} onClick={run}>
          {words.show}
        </Button>
      )}
      <p aria-live="polite">
        {status === 'running' && words.loading}
        {status === 'failed' && words.failed}
        {others?.length === 0 && words.none}
      </p>
      {others && <PersonSubmissions submissions={others} />}
    </section>
  );
}
