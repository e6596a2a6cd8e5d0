import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { NotLoaded } from '#src/desk/parts/NotLoaded.tsx';
import { countWords, PersonSubmissions } from '#src/desk/parts/PersonSubmissions.tsx';
import { groupByPerson, type Person } from '#src/domain/submissions/groupByPerson.ts';
import { loadPersonBehind } from '#src/services/desk/people.ts';
import { loadPerson } from '#src/services/desk/submissions.ts';
import { JoinAddresses } from './JoinAddresses.tsx';
import { PersonActions } from './PersonActions.tsx';

export interface PersonViewProps {
  /** The id of something that the person sent. */
  id: string;
  takesFocus: boolean;
  /** A button that writes to the person, or notes a booking of theirs. */
  Entry: ComponentType<{
    label: string;
    only: 'message' | 'booking';
    given: { nome: string; email: string; telefone: string };
  }>;
  onClose: () => void;
}

/** One person: what they sent, what the studio noted, and a copy or the erasure of it, as the LGPD (art. 18) lets people ask. */
export function PersonView({ id, takesFocus, Entry, onClose }: PersonViewProps) {
  const { data: person, isError, refetch } = usePerson(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpened] = useState(takesFocus);
  const isReady = person !== undefined;
  useEffect(() => {
    if (isReady && wasOpened && heading.current) focusOnce(heading.current);
  }, [isReady, wasOpened]);
  const submissions = person?.submissions ?? [];
  const phones = submissions.flatMap((one) => (one.kind === 'bookings' && one.telefone) || []);
  const { name = '', email = '', emails = [] } = person ?? {};
  const given = { nome: name, email, telefone: phones[0] ?? '' };
  return (
    <section aria-labelledby="parte" className="stack-4">
      <div>
        <Button variant="quiet" icon="back" onClick={onClose}>
          Voltar às pessoas
        </Button>
      </div>
      {!person && <NotLoaded isFailed={isError} onRetry={refetch} />}
      {person && (
        <header className="stack-1">
          <h2 ref={heading} id="parte" className="subtitle breakable">
            {person.name || person.email || 'Nada guardado desta pessoa.'}
          </h2>
          <p className="breakable">
            <LinkedText text={[...emails, ...new Set(phones)].join(' · ')} />
          </p>
          <p className="small soft">{countWords(submissions)}</p>
          {submissions.length > 0 && (
            <div className="cluster-3 pad-above-3">
              {email && <Entry label="Escrever" only="message" given={given} />}
              <Entry label="Marcar" only="booking" given={given} />
            </div>
          )}
        </header>
      )}
      {submissions.length > 0 && (
        <>
          <h3 className="visually-hidden">O que chegou</h3>
          <div className="wide-text">
            <PersonSubmissions submissions={submissions} isWhole />
          </div>
        </>
      )}
      {person?.email && (
        <>
          <JoinAddresses person={person} onChange={refetch} />
          <section aria-labelledby="dados" className="stack-3">
            <h3 id="dados">Dados desta pessoa</h3>
            <p className="wide-text">
              Para responder a um pedido da LGPD: entregar uma cópia de tudo o que chegou, ou apagar.
            </p>
            <PersonActions emails={emails} submissions={submissions} />
          </section>
        </>
      )}
    </section>
  );
}

const NOBODY: Person = { name: '', email: '', emails: [], submissions: [] };

/** The person who sent the submission with this id, and everything from them. */
function usePerson(id: string) {
  const client = useQueryClient();
  const queryKey = [LISTS, 'person', id];
  return useQuery({
    queryKey,
    queryFn: async () => {
      // By the e-mail once it is known, because the submission that the page's address names may be deleted.
      const known = client.getQueryData<Person>(queryKey);
      const submissions = known?.email ? await loadPerson(known.email) : await loadPersonBehind(id);
      const found = groupByPerson(submissions)[0] ?? NOBODY;
      return { ...(known ?? found), emails: found.emails, submissions };
    },
  });
}
