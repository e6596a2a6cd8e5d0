import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { ListDetailLayout } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { RowList } from '#src/desk/parts/layout/RowList.tsx';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { groupByPerson, type Person } from '#src/domain/submissions/lists/groupByPerson.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadLatest } from '#src/services/desk/people.ts';
import { type SearchPage, searchSubmissions } from '#src/services/desk/searchSubmissions.ts';
import { countWords, PersonView } from './PersonView.tsx';

const OF_EACH_KIND = 50;

export function PeopleRoom() {
  const { search } = useInboxNavigation();
  const list = useInfiniteQuery({
    queryKey: ['people', search],
    // Keeps the list in the cache while a person is shown.
    gcTime: 600_000,
    initialPageParam: undefined as SearchPage['next'],
    queryFn: ({ pageParam }): Promise<SearchPage> =>
      search
        ? searchSubmissions({ typed: search }, OF_EACH_KIND, pageParam)
        : loadLatest(OF_EACH_KIND, pageParam),
    getNextPageParam: ({ next }) => next,
  });
  const { data, status, hasNextPage } = list;
  const people = groupByPerson(data?.pages.flatMap(({ submissions }) => submissions) ?? []);
  const empty = search
    ? { title: 'Ninguém com essas palavras', text: 'Confira a grafia, ou tente só o começo.' }
    : { title: 'Ninguém ainda', text: 'Quem escrever ou agendar pelo site aparece aqui.' };
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {search ? 'Pessoas encontradas' : 'Quem escreveu ou agendou'}
      </h2>
      <ListDetailLayout Pane={PersonView} choose="Escolha uma pessoa.">
        <div className="stack-2 pad-4">
          <p aria-live="polite" className="small soft tabular">
            {status === 'success' &&
              `${people.length} ${people.length === 1 ? 'pessoa' : 'pessoas'}${hasNextPage ? ', há mais' : ''}`}
            {data?.pages[0]?.isNear &&
              people.length > 0 &&
              '. Ninguém exatamente assim: estes nomes são parecidos.'}
          </p>
        </div>
        <RowList list={list} empty={empty}>
          {people.map((person) => (
            <PersonRow key={person.submissions[0]?.id} person={person} />
          ))}
        </RowList>
      </ListDetailLayout>
    </section>
  );
}

/** A person. A person's link contains the id of their last submission, so that no address contains a name. */
function PersonRow({ person }: { person: Person }) {
  const { location, linkTo, recordLink } = useInboxNavigation();
  const { name, email, submissions } = person;
  const [latest] = submissions;
  const isOpen = submissions.some(({ id }) => id === location.openId);
  if (!latest) return null;
  return (
    <li className={rowStyles.row} data-plain data-tone={isOpen ? 'surface' : undefined}>
      <p className={rowStyles.name}>
        <Link
          className={`${rowStyles.link} strong`}
          {...recordLink(latest, linkTo({ openId: latest.id }))}
          aria-current={isOpen ? 'true' : undefined}
        >
          {name || email}
        </Link>
      </p>
      <time className={rowStyles.time} dateTime={latest.createdAt.toISOString()}>
        {formatShortDateTime(latest.createdAt, new Date())}
      </time>
      <p className={rowStyles.words}>
        {[...(name ? person.emails : []), countWords(submissions)].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
