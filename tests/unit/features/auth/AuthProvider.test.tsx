import { act, render, waitFor } from '@testing-library/react';
import { use, useEffect } from 'react';
import { expect, test } from 'vitest';
import { AuthContext } from '#src/features/auth/AuthContext.ts';
import { AuthProvider } from '#src/features/auth/AuthProvider.tsx';
import { ana, services, setUser } from '#tests/support/fakeServices.ts';

/** A screen that needs to know who is there, and whose button deletes the account. */
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

test('the page says that a member is there as soon as somebody signs in, so that their visit is counted no more', async () => {
  // A test before this one may have signed in.
  delete document.documentElement.dataset.member;
  const { findByText } = render(<Screen />, { wrapper: AuthProvider });
  await findByText('signedOut');
  expect(document.documentElement.dataset.member).toBeUndefined();
  act(() => setUser(ana));
  await findByText('signedIn');
  await waitFor(() => expect(document.documentElement.dataset.member).toBe(''));
});

test('that the account was deleted is known, also when it is read anew while it goes', async () => {
  services.account.deleteAccount.mockImplementationOnce(async () => {
    setUser(ana);
    setUser(null);
  });
  setUser(ana);
  const { findByText } = render(<Screen />, { wrapper: AuthProvider });
  (await findByText('signedIn')).click();
  await findByText('deleted');
});
