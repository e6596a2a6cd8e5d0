import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { EmptyState } from '#src/desk/parts/EmptyState.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { submissionLinkId } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { groupByPerson, type Person } from '#src/domain/submissions/groupByPerson.ts';
import { SUBMISSION_KINDS } from '#src/domain/submissions/submission.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './PeopleList.module.css';
import { peopleWords } from './peopleWords.ts';

const words = peopleWords.list;

/** Everybody who wrote or booked, the latest first; in a search, the senders of what it finds. */
export function PeopleList({ navigation }: { navigation: InboxNavigation }) {
  const { search } = navigation;
  const { data, status, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePeople(search);
  const list = useRef<HTMLUListElement>(null);
  const people = groupByPerson(data?.pages.flatMap(({ submissions }) => submissions) ?? []);
  const loadMore = async () => {
    await fetchNextPage();
    list.current?.querySelectorAll('a').item(people.length)?.focus();
  };
  return (
    <section aria-labelledby="parte" className="stack-3">
      <h2 id="parte" className="visually-hidden">
        {search ? words.found : words.title}
      </h2>
      <p className="small soft">{words.lead}</p>
      <p aria-live="polite" className="small soft tabular">
        {status === 'pending' && words.loading}
        {status === 'success' && `${people.length} ${people.length === 1 ? words.one : words.many}`}
        {data?.pages[0]?.mayHaveMore && `. ${words.mayHaveMore}`}
      </p>
      {status === 'error' && <LoadFailure title={words.failed} onRetry={() => void refetch()} />}
      {status === 'success' && people.length === 0 && (
        <EmptyState {...(search ? words.notFound : words.none)} />
      )}
      <ul ref={list} className={styles.list}>
        {people.map((person) => (
          <PersonRow key={person.submissions[0]?.id} person={person} navigation={navigation} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={loadMore}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function usePeople(search: string) {
  return useInfiniteQuery({
    queryKey: ['people', search],
    // The list is there again when one comes back from a person.
    gcTime: 600_000,
    initialPageParam: undefined as Date | undefined,
    queryFn: async ({ pageParam }) => {
      if (search) {
        const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');
        return { ...(await searchSubmissions(search)), until: undefined };
      }
      const { loadStretch } = await import('#src/services/desk/people.ts');
      return { ...(await loadStretch(pageParam)), mayHaveMore: false };
    },
    getNextPageParam: ({ until }) => until,
  });
}

/** One person; the whole row opens them, under the id of what they sent last, so that no address names them. */
function PersonRow({ person, navigation }: { person: Person; navigation: InboxNavigation }) {
  const { name, email, submissions } = person;
  const [latest] = submissions;
  if (!latest) return null;
  return (
    <li className={styles.row}>
      <Link
        id={submissionLinkId(latest.id)}
        className={styles.link}
        to={navigation.linkTo({ openId: latest.id })}
        {...navigation.submissionLink}
      >
        {name || email}
      </Link>
      <time className={styles.time} dateTime={latest.createdAt.toISOString()}>
        {formatShortDateTime(latest.createdAt, new Date())}
      </time>
      <span className="small soft breakable">{name && email}</span>
      <span className={styles.time}>{countWords(person)}</span>
    </li>
  );
}

/** '2 mensagens, 1 agendamento' */
export function countWords({ submissions }: Person): string {
  return SUBMISSION_KINDS.flatMap((kind) => {
    const count = submissions.filter((one) => one.kind === kind).length;
    return count > 0 ? `${count} ${peopleWords[kind][count === 1 ? 'one' : 'many']}` : [];
  }).join(', ');
}
