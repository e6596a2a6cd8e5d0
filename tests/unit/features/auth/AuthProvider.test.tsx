import { act, render, waitFor } from '@testing-library/react';
import { use, useEffect } from 'react';
import { expect, test } from 'vitest';
import { AuthContext } from '#src/features/auth/AuthContext.ts';
import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { ana, services, setUser } from '#tests/support/fakeServices.ts';

/** A screen that needs the current user, with a button that deletes the account. */
function Screen() {
  const auth = use(AuthContext);
  useEffect(() => void auth?.start(), [auth]);
  const state = auth?.state;
  return (
    <button type="button" onClick={() => auth?.deleteAccount('segredo')}>
      {(state?.status === 'signedOut' && state.reason) || state?.status}
    </button>
  );
}

test('a sign-in sets data-member on the page, so that the visit is no longer counted', async () => {
  // An earlier test may have signed in.
  delete document.documentElement.dataset.member;
  const { findByText } = render(<Screen />, { wrapper: AuthProvider });
  await findByText('signedOut');
  expect(document.documentElement.dataset.member).toBeUndefined();
  act(() => setUser(ana));
  await findByText('signedIn');
  await waitFor(() => expect(document.documentElement.dataset.member).toBe(''));
});

test('the deletion of the account is recognised, even if the account is reloaded during it', async () => {
  services.account.deleteAccount.mockImplementationOnce(async () => {
    setUser(ana);
    setUser(null);
  });
  setUser(ana);
  const { findByText } = render(<Screen />, { wrapper: AuthProvider });
  (await findByText('signedIn')).click();
  await findByText('deleted');
});
