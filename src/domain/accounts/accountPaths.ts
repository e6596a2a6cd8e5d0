import { paths } from '../site/paths.ts';

/**
 * The screens of accounts and of the studio. No third party is offered on them (VLibras would run in the page), so their
 * content security policy in firebase.json is stricter.
 */
export const accountPaths: readonly string[] = [
  paths.login,
  paths.profile,
  paths.registration,
  paths.passwordReset,
  paths.settings,
  paths.admin,
  paths.accountAction,
];

/** Whether a path belongs to {@link accountPaths}, in any case and with or without a slash at the end. */
export function isAccountPath(pathname: string): boolean {
  return accountPaths.includes(pathname.toLowerCase().replace(/\/$/, ''));
}
