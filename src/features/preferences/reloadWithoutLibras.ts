import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { wantsLibras } from '#src/services/browser/librasPreference.ts';

/**
 * Reloads an account screen, or a screen with a secret in its URL, if VLibras is open. The reloaded page has no code of
 * third parties. Returns whether it reloads.
 */
export function reloadWithoutLibras(pathname: string): boolean {
  if (!isPrivatePath(pathname) || !wantsLibras()) return false;
  window.location.reload();
  return true;
}
