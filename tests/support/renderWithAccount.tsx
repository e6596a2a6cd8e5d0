import userEvent from '@testing-library/user-event';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { resetServices, services } from './fakeServices.ts';
import { renderApp } from './renderApp.tsx';

/**
 * Renders the whole site at an address, with fakes of the services that use Firebase; browser tests use the real
 * services. `prepare` changes their results before the first render. File fields ignore `accept` when a file is chosen,
 * as they do when one is dropped. Resolves when the page's heading is rendered.
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

export const currentPath = () => window.location.pathname;
