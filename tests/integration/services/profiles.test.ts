import { expect, it } from 'vitest';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { signInToSite } from './siteServices.ts';

const { loadProfile } = await import('#src/services/accounts/profiles.ts');

it('when a new member opens the profile in two tabs at once, it is created once, and both tabs read it', async () => {
  const { uid, email, ...rest } = await newMember();
  await signInToSite({ uid, email, ...rest });
  const user = { uid, email, emailVerified: false, displayName: 'Ana Lima', photoURL: undefined };
  const [one, other] = await Promise.all([loadProfile(user), loadProfile(user)]);
  expect(one).toMatchObject({ displayName: 'Ana Lima', email });
  expect(other).toEqual(one);
});
