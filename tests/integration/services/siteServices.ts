import { signInWithEmailAndPassword } from 'firebase/auth';
import { vi } from 'vitest';
import { passPasskey } from '#tests/integration/rules/administrator.ts';
import { addresses, type Member } from '#tests/integration/rules/visitors.ts';

// The services derive the ports of the local Firebase from the page's address.
const offset = Number(addresses.firestore.split(':')[1]) - 8080;
vi.stubGlobal('location', { port: String(5173 + offset) });

export async function signInToSite({ uid, email, password }: Member): Promise<void> {
  const { firebaseAuth } = await import('#src/services/firebase/firebaseAuth.ts');
  const { user } = await signInWithEmailAndPassword(firebaseAuth, email, password);
  const { claims } = await user.getIdTokenResult();
  if (claims.admin) await passPasskey({ auth: firebaseAuth, uid, email });
}

export async function signOutOfSite(): Promise<void> {
  const { firebaseAuth } = await import('#src/services/firebase/firebaseAuth.ts');
  await firebaseAuth.signOut();
}
