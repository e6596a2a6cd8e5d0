import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * Keeps third parties out of account screens and of screens with a secret in the URL: if VLibras is open there, reloads
 * the page without it. Returns whether it reloads.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isPrivatePath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
