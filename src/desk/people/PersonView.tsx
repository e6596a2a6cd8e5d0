import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { LISTS } from '#src/desk/base/useCommands.ts';
import type { PaneProps } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { NewEntry } from '#src/desk/parts/person/NewEntry.tsx';
import { Entry, Remark } from '#src/desk/parts/record/Entry.tsx';
import { NoRecord, RecordFrame } from '#src/desk/parts/record/RecordFrame.tsx';
import { BookedTime } from '#src/desk/parts/rows/Gist.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import { groupByPerson, type Person } from '#src/domain/submissions/lists/groupByPerson.ts';
import { SUBMISSION_KINDS, type Submission } from '#src/domain/submissions/submission.ts';
import { loadPersonBehind } from '#src/services/desk/people.ts';
import { loadPerson } from '#src/services/desk/submissions.ts';
import { JoinAddresses } from './JoinAddresses.tsx';
import { PersonActions } from './PersonActions.tsx';

/** The sender of the submission `id`, with everything they sent. It can be downloaded or erased (LGPD, art. 18). */
export function PersonView({ id, takesFocus }: PaneProps) {
  const query = usePerson(id);
  const { data: person, refetch } = query;
  // Even after the last record is deleted, the outcome must stay visible.
  if (!person?.email && !person?.submissions.length)
    return (
      <NoRecord query={query}>
        <p>Nada guardado desta pessoa.</p>
      </NoRecord>
    );
  const { name, email, emails, submissions } = person;
  const phones = [...new Set(submissions.flatMap((one) => (one.kind === 'bookings' && one.telefone) || []))];
  const given = { nome: name, email, telefone: phones[0] ?? '' };
  return (
    <RecordFrame
      takesFocus={takesFocus}
      name={name || email}
      phones={phones}
      emails={emails}
      actions={
        <div className="cluster-2 middle">
          {email && <NewEntry label="Escrever" only="message" given={given} />}
          <NewEntry label="Marcar" only="booking" given={given} />
        </div>
      }
      label="O que chegou"
      remarks={<p className="small soft">{countWords(submissions) || 'Nada mais guardado.'}</p>}
      facts={
        email && (
          <>
            <JoinAddresses person={person} onChange={refetch} />
            <section aria-labelledby="dados" className="stack-3">
              <h3 id="dados">Dados desta pessoa</h3>
              <p>Para responder a um pedido da LGPD: entregar uma cópia de tudo o que chegou, ou apagar.</p>
              <PersonActions emails={emails} submissions={submissions} />
            </section>
          </>
        )
      }
    >
      <PersonThread submissions={submissions} />
    </RecordFrame>
  );
}

const NOBODY: Person = { name: '', email: '', emails: [], submissions: [] };

function usePerson(id: string) {
  const client = useQueryClient();
  const queryKey = [LISTS, 'person', id];
  return useQuery({
    queryKey,
    queryFn: async () => {
      // Searches by the e-mail if it is already known, because the submission with this `id` may have been deleted.
      const known = client.getQueryData<Person>(queryKey);
      const submissions = await (known?.email ? loadPerson(known.email) : loadPersonBehind(id));
      const found = groupByPerson(submissions)[0] ?? NOBODY;
      return { ...(known ?? found), emails: found.emails, submissions };
    },
  });
}

function PersonThread({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <ol className="stack-5 one-column plain-list">
      {submissions.map((submission) => {
        const { kind, id, createdAt, notes } = submission;
        const isMessage = kind === 'messages';
        return (
          <li key={id} className="stack-2">
            <Entry
              author={
                <Link to={deskAddress({ view: 'conversations', openId: id })}>{deskWords.kinds[kind]}</Link>
              }
              at={createdAt}
              answers={isMessage ? answersOf(submission) : []}
              text={isMessage ? submission.mensagem : submission.descricaoProjeto}
            >
              <StatusBadges submission={submission} />
            </Entry>
            {!isMessage && (
              <p>
                <BookedTime booking={submission} />
              </p>
            )}
            {!isMessage && submission.deleteWhenMailed && <p>{deskWords.deletionPending}</p>}
            {Object.entries(notes).length > 0 && (
              <ul className="stack-2 plain-list" aria-label="Notas da equipe">
                {Object.entries(notes).map(([revision, note]) => (
                  <Remark key={revision} {...note} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Counts submissions by kind: '2 mensagens, 1 agendamento'. */
export function countWords(submissions: readonly Submission[]): string {
  return SUBMISSION_KINDS.flatMap((kind) => {
    const count = submissions.filter((one) => one.kind === kind).length;
    const noun = (count === 1 ? deskWords.kinds : deskWords.kindsOfMany)[kind].toLowerCase();
    return count > 0 ? `${count} ${noun}` : [];
  }).join(', ');
}
