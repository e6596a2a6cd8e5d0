import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { PersonSubmissions } from '#src/desk/parts/person/PersonSubmissions.tsx';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { loadPerson } from '#src/services/desk/submissions.ts';

export function SameAddress({ submission: { id, ...submission } }: { submission: Submission }) {
  const email = mailAddress(submission);
  const { data, isError } = useQuery({
    queryKey: [LISTS, 'of', email],
    queryFn: async () => {
      return { submissions: await loadPerson(email) };
    },
    enabled: email !== '',
  });
  const others = data?.submissions.filter((other) => other.id !== id);
  if (!email) return null;
  return (
    <section className="stack-2 start full" aria-labelledby="desta-pessoa">
      <h3 id="desta-pessoa">Desta pessoa</h3>
      <p className="filled-only">
        {!data && (isError ? 'Não foi possível procurar o que mais veio deste endereço.' : 'Procurando...')}
        {others?.length === 0 && 'Nada mais veio deste endereço.'}
      </p>
      {others && <PersonSubmissions submissions={others} />}
      <Link to={deskAddress({ view: 'person', openId: id })}>Ver a pessoa</Link>
    </section>
  );
}
