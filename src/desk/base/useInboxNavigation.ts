import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Search } from '#src/domain/submissions/lists/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { deskAddress, type InboxLocation, readDeskLocation } from './deskLocation.ts';

export type Narrowed = Omit<Search, 'typed'>;

/** State of a history entry. Search words may name people, so they stay out of the address. */
interface EntryState {
  fromList?: boolean;
  search?: string;
  narrowed?: Narrowed;
}

export const recordLinkId = (id: string) => `registro-${id}`;

export function useInboxNavigation() {
  const [query] = useSearchParams();
  const { pathname, state: entry } = useLocation();
  const state = (entry ?? {}) as EntryState;
  const navigate = useNavigate();
  const location = useMemo(() => readDeskLocation(pathname, query), [pathname, query]);
  const search = state.search ?? '';
  const { narrowed = {} } = state;
  const carried: EntryState = search ? { search, narrowed } : {};
  /** The address of the current view with `changes`. It opens a submission only if the changes contain `openId`. */
  const linkTo = (changes: Partial<InboxLocation>) =>
    deskAddress({ ...location, openId: undefined, ...changes });
  /** A submission's address. A search result opens in the list of conversations. */
  const placeOf = ({ id }: Pick<Submission, 'id'>): string =>
    linkTo({ openId: id, ...(search !== '' && { view: 'conversations' }) });
  const opening = {
    state: { ...carried, fromList: true } satisfies EntryState,
    replace: location.openId !== undefined,
  };
  return {
    location,
    search,
    narrowed,
    linkTo,
    /** Opens another view; this ends a search. */
    go: (changes: Partial<InboxLocation>) => navigate(linkTo(changes)),
    /** Searches; an empty text ends the search. */
    searchFor: (typed: string) =>
      navigate(linkTo({}), { state: (typed ? { search: typed } : {}) satisfies EntryState }),
    narrow: (changes: Narrowed) =>
      navigate(linkTo({}), {
        replace: true,
        state: { search, narrowed: { ...narrowed, ...changes } } satisfies EntryState,
      }),
    /** Props of a link to a submission. Going from one submission to the next adds no history entry. */
    recordLink: (submission: Pick<Submission, 'id'>, to = placeOf(submission)) => ({
      id: recordLinkId(submission.id),
      to,
      'aria-current': location.openId === submission.id ? ('true' as const) : undefined,
      ...opening,
    }),
    open: (submission: Pick<Submission, 'id'>) => navigate(placeOf(submission), opening),
    /** Returns to the list. If a link in the list led to the submission, goes one step back in the history. */
    close: () => {
      if (state.fromList) navigate(-1);
      else navigate(linkTo({}), { replace: true, state: carried });
    },
  };
}
