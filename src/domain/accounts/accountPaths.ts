import { paths } from '../site/paths.ts';

export const accountPaths: readonly string[] = [
  paths.login,
  paths.profile,
  paths.registration,
  paths.passwordReset,
  paths.settings,
  paths.admin,
  paths.adminConversations,
  paths.adminAgenda,
  paths.adminPeople,
  paths.adminFigures,
  paths.adminSettings,
  paths.accountAction,
];

/**
 * Those, and the screens whose address holds a secret. No third party is offered on them (VLibras would run in the page), so
 * their content security policy in firebase.json is stricter.
 */
export const privatePaths: readonly string[] = [...accountPaths, paths.manageBooking, paths.markAnswered];

const isOneOf = (some: readonly string[]) => (pathname: string) =>
  some.includes(pathname.toLowerCase().replace(/\/$/, ''));

/** Whether a path is such a one, in any case and with or without a slash at the end. */
export const isAccountPath = isOneOf(accountPaths);
export const isPrivatePath = isOneOf(privatePaths);

export function isDeskPath(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.admin}/`);
}
