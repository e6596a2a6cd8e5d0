import userEvent from '@testing-library/user-event';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { resetServices, services } from './fakeServices.ts';
import { renderApp } from './renderApp.tsx';

/**
 * Renders the whole site at an address, with fakes of the services that use Firebase; browser tests use the real
 * services. `prepare` changes what some of them answer from the start. The person may choose any file, as one can by
 * dropping it. Resolves when the page's heading is there.
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
