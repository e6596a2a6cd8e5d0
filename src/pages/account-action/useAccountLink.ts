import { useCallback, useEffect, useState } from 'react';
import { type AccountLink, parseAccountLink } from '#src/domain/accounts/accountLink.ts';
import type { CheckedLink } from '#src/services/accounts/accountLinks.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

declare global {
  interface Window {
    /** The query string of an account mail's link. src/main.tsx removes it from the URL. */
    accountLink?: string;
  }
}

export type LinkProblemKind = 'invalid' | 'expired' | 'missing' | 'failed';

export type AccountLinkState =
  | { status: 'waiting' }
  | { status: 'checked'; link: CheckedLink; code: string }
  | { status: 'problem'; problem: LinkProblemKind; mode: AccountLink['mode'] };

export function linkProblem(error: unknown): 'invalid' | 'expired' | undefined {
  const { code } = error as ServiceError;
  return code === 'link-invalid' ? 'invalid' : code === 'link-expired' ? 'expired' : undefined;
}

/** Checks the link with which the page was opened, but does not use it. `check` checks it again. */
export function useAccountLink() {
  const [state, setState] = useState<AccountLinkState>({ status: 'waiting' });

  const check = useCallback(async () => {
    const link = parseAccountLink(window.accountLink ?? '');
    if (!link) return setState({ status: 'problem', problem: 'missing', mode: undefined });
    setState({ status: 'waiting' });
    try {
      const { checkAccountLink } = await import('#src/services/accounts/accountLinks.ts');
      setState({ status: 'checked', link: await checkAccountLink(link.code), code: link.code });
    } catch (error) {
      setState({ status: 'problem', problem: linkProblem(error) ?? 'failed', mode: link.mode });
    }
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  const reportProblem = useCallback(
    (problem: LinkProblemKind, mode: AccountLink['mode']) => setState({ status: 'problem', problem, mode }),
    [],
  );
  return { state, check, reportProblem };
}
