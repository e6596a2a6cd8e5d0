import { isAccountPath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * No third party stands in the page of an account screen: loads the page anew, without VLibras, when it is open and the
 * current path is one of them. Says whether it does.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isAccountPath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
