import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type InboxLocation, inboxSearch, readInboxLocation } from './inboxLocation.ts';

/** Where in the inbox one is, the addresses around it, and the way there. */
export function useInboxNavigation() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const location = useMemo(() => readInboxLocation(query), [query]);
  const linkTo = (changes: Partial<InboxLocation>) => inboxSearch({ ...location, ...changes });
  return {
    location,
    linkTo,
    go: (changes: Partial<InboxLocation>) => navigate(linkTo({ openId: undefined, ...changes })),
    /** What a link to a record is given along; from one record to the next adds no step to the history. */
    submissionLink: { state: { fromList: true }, replace: location.openId !== undefined },
    /** Back to the list, the way one came if there is one. */
    close: () => {
      if (state?.fromList) navigate(-1);
      else navigate(linkTo({ openId: undefined }), { replace: true });
    },
  };
}

export type InboxNavigation = ReturnType<typeof useInboxNavigation>;
