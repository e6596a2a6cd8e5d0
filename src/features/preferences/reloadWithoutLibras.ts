import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * Keeps third parties out of account screens and addresses with secrets: reloads such a page without VLibras if it is open.
 * Returns whether it does.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isPrivatePath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
