import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * No third party stands in the page of an account screen or of one whose address holds a secret: loads the page anew, without VLibras, when it is open and the
 * current path is one of them. Says whether it does.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isPrivatePath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
