import { paths } from '../site/paths.ts';

export const accountPaths: readonly string[] = [
  paths.login,
  paths.profile,
  paths.registration,
  paths.passwordReset,
  paths.settings,
  ...Object.values(paths).filter(isDeskPath),
  paths.accountAction,
];

/** Account screens, and screens with a secret in their address. Their policy in firebase.json forbids VLibras. */
export const privatePaths: readonly string[] = [...accountPaths, paths.manageBooking, paths.markAnswered];

const isOneOf = (some: readonly string[]) => (pathname: string) =>
  some.includes(pathname.toLowerCase().replace(/\/$/, ''));

/** Whether a path leads to an account screen, in any letter case, with or without a trailing slash. */
export const isAccountPath = isOneOf(accountPaths);
export const isPrivatePath = isOneOf(privatePaths);

export function isDeskPath(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.admin}/`);
}
