import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * Keeps third parties out of account screens and of URLs with secrets: reloads such a page without VLibras if VLibras
 * is open. Returns whether it reloads.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isPrivatePath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
