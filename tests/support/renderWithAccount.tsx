import userEvent from '@testing-library/user-event';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { resetServices, services } from './fakeServices.ts';
import { renderApp } from './renderApp.tsx';

/**
 * The whole site at an address, with services of ours in the place of Firebase's, which the browser tests meet on the
 * wire; `prepare` makes some of them answer otherwise from the start. The person may choose any file, as one can by dropping it. Resolves when the page's heading stands.
 */
export async function renderWithAccount(
  path: string,
  {
    user = null,
    prepare = () => {},
  }: { user?: AuthUser | null; prepare?: (fakes: typeof services) => void } = {},
) {
  resetServices(user);
  prepare(services);
  await renderApp(path);
  return { person: userEvent.setup({ applyAccept: false }), services };
}

/** Where the visitor is. */
export const currentPath = () => window.location.pathname;
