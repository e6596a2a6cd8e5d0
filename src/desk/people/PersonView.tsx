import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { groupByPerson } from '#src/domain/submissions/groupByPerson.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { countWords } from './PeopleList.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonSubmissions } from './PersonSubmissions.tsx';
import { peopleWords as words } from './peopleWords.ts';

interface PersonViewProps {
  /** The id of something that the person sent. */
  id: string;
  /** They have just been opened from the list. */
  takesFocus: boolean;
  onClose: () => void;
  onChange: () => void;
}

/** One person: what they sent, what the studio noted, and a copy or the erasure of it, as the LGPD (art. 18) lets people ask. */
export function PersonView({ id, takesFocus, onClose, onChange }: PersonViewProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, show, reload } = useLoaded(async () => {
    const { loadPersonBehind } = await import('#src/services/desk/people.ts');
    const submissions = await loadPersonBehind(id);
    return { person: groupByPerson(submissions)[0], submissions };
  }, id);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady && takesFocus) heading.current?.focus();
  }, [isReady, takesFocus]);
  /** Asks by the e-mail, because the submission that the page's address names may be deleted. */
  const readAgain = async (email: string) => {
    const { loadPerson } = await import('#src/services/desk/submissions.ts');
    const submissions: readonly Submission[] = await loadPerson(email);
    if (state.status === 'ready') show({ ...state, submissions: [...submissions] });
    void client.invalidateQueries({ queryKey: ['people'] });
    onChange();
  };
  const person = isReady ? state.person : undefined;
  return (
    <section aria-labelledby="parte" className="stack-4">
      <div>
        <Button variant="quiet" icon="back" onClick={onClose}>
          {words.back}
        </Button>
      </div>
      {state.status === 'loading' && <Spinner label={words.loading} />}
      {state.status === 'failed' && <LoadFailure title={words.failed} onRetry={reload} />}
      {isReady && (
        <header className="stack-1">
          <h2 ref={heading} id="parte" tabIndex={-1} className="subtitle breakable">
            {person ? person.name || person.email : words.gone}
          </h2>
          {person && (
            <>
              <p className="breakable">
                <LinkedText text={[person.email, ...phonesOf(person.submissions)].join(' · ')} />
              </p>
              <p className="small soft">{countWords({ ...person, submissions: [...state.submissions] })}</p>
            </>
          )}
        </header>
      )}
      {isReady && state.submissions.length > 0 && (
        <>
          <h3 className="visually-hidden">{words.history}</h3>
          <PersonSubmissions submissions={state.submissions} isWhole />
        </>
      )}
      {isReady && person?.email && (
        <section aria-labelledby="dados" className="stack-3">
          <h3 id="dados">{words.data}</h3>
          <p className="wide-text">{words.lead}</p>
          <PersonActions
            email={person.email}
            submissions={state.submissions}
            onChange={() => readAgain(person.email)}
          />
        </section>
      )}
    </section>
  );
}

/** Each number that was given once. */
function phonesOf(submissions: readonly Submission[]): string[] {
  return [
    ...new Set(submissions.flatMap((one) => (one.kind === 'bookings' && one.telefone ? one.telefone : []))),
  ];
}
