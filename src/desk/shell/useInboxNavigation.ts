import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { firstFilter, type InboxLocation, inboxSearch, readInboxLocation } from './inboxLocation.ts';

/** What a history entry of the inbox carries beside its address; the words of a search name people, so they stand here. */
interface EntryState {
  fromList?: boolean;
  search?: string;
}

/** The current place in the inbox, and links and navigation to others. */
export function useInboxNavigation() {
  const [query] = useSearchParams();
  const state = (useLocation().state ?? {}) as EntryState;
  const navigate = useNavigate();
  const location = useMemo(() => readInboxLocation(query), [query]);
  const search = state.search ?? '';
  const carried: EntryState = search ? { search } : {};
  const linkTo = (changes: Partial<InboxLocation>) => inboxSearch({ ...location, ...changes });
  /** A submission's place: in a search, which finds both kinds, the part of its own kind. */
  const placeOf = ({ kind, id }: Pick<Submission, 'kind' | 'id'>): string => {
    const isElsewhere = search !== '' && location.view !== kind;
    return linkTo({ openId: id, ...(isElsewhere && { view: kind, filter: firstFilter(kind) }) });
  };
  const opening = {
    state: { ...carried, fromList: true } satisfies EntryState,
    replace: location.openId !== undefined,
  };
  return {
    location,
    /** What was searched for in this history entry; empty where nothing was. */
    search,
    linkTo,
    placeOf,
    /** Another place; it ends a search. */
    go: (changes: Partial<InboxLocation>) => navigate(linkTo({ openId: undefined, ...changes })),
    /** Searches, or with an empty text shows again what was there before. */
    searchFor: (typed: string) =>
      navigate(linkTo({ openId: undefined }), {
        state: (typed ? { search: typed } : {}) satisfies EntryState,
      }),
    /** Props of a link to a submission; going from one to the next adds no history entry. */
    submissionLink: opening,
    /** Opens a submission as its link would. */
    open: (submission: Pick<Submission, 'kind' | 'id'>) => navigate(placeOf(submission), opening),
    /** Back to the list: a history step if the list was left by a link. */
    close: () => {
      if (state.fromList) navigate(-1);
      else navigate(linkTo({ openId: undefined }), { replace: true, state: carried });
    },
  };
}

export type InboxNavigation = ReturnType<typeof useInboxNavigation>;
