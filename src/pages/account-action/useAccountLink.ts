import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { type AccountLinkMode, parseAccountLink } from '#src/domain/accounts/accountLink.ts';
import type { CheckedLink } from '#src/services/accounts/accountLinks.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

declare global {
  interface Window {
    /** The query string of an account mail's link. src/main.tsx removes it from the URL. */
    accountLink?: string;
  }
}

export type LinkProblemKind = 'invalid' | 'expired' | 'missing' | 'failed';

type LinkCheck =
  | { link: CheckedLink; code: string }
  | { problem: LinkProblemKind; mode: AccountLinkMode | undefined };

export function linkProblem(error: unknown): 'invalid' | 'expired' | undefined {
  const { code } = error as ServiceError;
  return code === 'link-invalid' ? 'invalid' : code === 'link-expired' ? 'expired' : undefined;
}

async function checkLink(): Promise<LinkCheck> {
  const { code, mode } = parseAccountLink(window.accountLink ?? '') ?? {};
  if (!code) return { problem: 'missing', mode };
  try {
    const { checkAccountLink } = await import('#src/services/accounts/accountLinks.ts');
    return { link: await checkAccountLink(code), code };
  } catch (error) {
    return { problem: linkProblem(error) ?? 'failed', mode };
  }
}

/** Checks the link with which the page was opened, but does not use it. */
export const useAccountLink = () => useLoaded(checkLink);
