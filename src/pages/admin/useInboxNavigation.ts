import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type InboxLocation, inboxSearch, readInboxLocation } from './inboxLocation.ts';

/** The current place in the inbox, and links and navigation to others. */
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
    /** Props of a link to a submission; going from one to the next adds no history entry. */
    submissionLink: { state: { fromList: true }, replace: location.openId !== undefined },
    /** Opens a submission as its link would. */
    open: (id: string) =>
      navigate(linkTo({ openId: id }), {
        state: { fromList: true },
        replace: location.openId !== undefined,
      }),
    /** Back to the list: a history step if the list was left by a link. */
    close: () => {
      if (state?.fromList) navigate(-1);
      else navigate(linkTo({ openId: undefined }), { replace: true });
    },
  };
}

export type InboxNavigation = ReturnType<typeof useInboxNavigation>;
