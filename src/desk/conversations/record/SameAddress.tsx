import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import { stateOf } from '#src/domain/submissions/states.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadPerson } from '#src/services/desk/submissions.ts';

const isConversation = (one: Submission) => one.kind === 'messages' && stateOf(one).standing !== undefined;

export function useSamePerson(submission: Submission) {
  const email = mailAddress(submission);
  return useQuery({
    queryKey: [LISTS, 'of', email],
    queryFn: async () => ({ submissions: await loadPerson(email) }),
    enabled: email !== '',
  });
}

export function SameAddress({ submission }: { submission: Submission }) {
  const { id, conversation, emailKey } = submission;
  const { data, isError } = useSamePerson(submission);
  const others = data?.submissions.filter((other) => other.id !== id);
  const canJoin = (other: Submission) =>
    [submission, other].every(isConversation) && stateOf(other).isTrusted && other.emailKey === emailKey;
  if (!mailAddress(submission)) return null;
  return (
    <section className="stack-2 start full" aria-labelledby="desta-pessoa">
      <h3 id="desta-pessoa">Desta pessoa</h3>
      <p className="filled-only">
        {!data && (isError ? 'Não foi possível procurar o que mais veio deste endereço.' : 'Procurando...')}
        {others?.length === 0 && 'Nada mais veio deste endereço.'}
      </p>
      <ActionGroup as="ul" className="stack full plain-list">
        {others?.map((other) => (
          <li key={other.id} className="stack-1 start hairline-below pad-block-3">
            <h4 className="plain strong breakable">
              <Link to={deskAddress({ view: 'conversations', openId: other.id })}>
                {deskWords.kinds[other.kind]},{' '}
                <time dateTime={other.createdAt.toISOString()}>{formatDateTime(other.createdAt)}</time>
              </Link>
            </h4>
            <p className="breakable">
              <Gist submission={other} />
            </p>
            <StatusBadges submission={other} />
            {canJoin(other) && (
              <ActionButton
                variant="quiet"
                work={({ giveCommand }) => giveCommand('join', other, { conversation })}
                done="Juntada a esta conversa."
                reloads
              >
                Juntar a esta
              </ActionButton>
            )}
          </li>
        ))}
      </ActionGroup>
      <Link to={deskAddress({ view: 'person', openId: id })} className="touch inline-row middle">
        Ver a pessoa
      </Link>
    </section>
  );
}
