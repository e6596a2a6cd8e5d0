import userEvent from '@testing-library/user-event';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { resetServices, services } from './fakeServices.ts';
import { renderApp } from './renderApp.tsx';

/**
 * Renders the whole site at an address, with fakes of the services that use Firebase; browser tests use the real
 * services. `prepare` changes their results before the first render. Like dropping a file, choosing one accepts any
 * type. Resolves when the page's heading is there.
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

/** The path in the address bar. */
export const currentPath = () => window.location.pathname;
