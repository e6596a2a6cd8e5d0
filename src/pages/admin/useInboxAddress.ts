import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type InboxAddress, readInboxAddress, writeInboxAddress } from './inboxAddress.ts';

/** Where in the inbox one is, the addresses around it, and the way there. */
export function useInboxAddress() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readInboxAddress(query), [query]);
  const at = (changes: Partial<InboxAddress>) => writeInboxAddress({ ...address, ...changes });
  return {
    address,
    at,
    go: (changes: Partial<InboxAddress>) => navigate(at({ record: undefined, ...changes })),
    /** What a link to a record is given along; from one record to the next adds no step to the history. */
    recordLink: { state: { fromList: true }, replace: address.record !== undefined },
    /** Back to the list, the way one came if there is one. */
    close: () => {
      if (state?.fromList) navigate(-1);
      else navigate(at({ record: undefined }), { replace: true });
    },
  };
}

export type InboxNavigation = ReturnType<typeof useInboxAddress>;
