import { randomUUID } from 'node:crypto';
import { administrator, seedAccounts } from '#tools/local-firebase/seedAccounts.ts';
import { postJson } from './postJson.ts';

const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
const portOf = (host: string) => Number(host.split(':')[1]);
const project = 'demo-alinhavo';

/** Somebody with an account of their own, which exists only in the Auth emulator. */
export interface TestAccount {
  uid: string;
  displayName: string;
  email: string;
  password: string;
}

export const newEmail = () => `${randomUUID().slice(0, 8)}@exemplo.com.br`;

/** Registers an account at the Auth emulator, without the site. */
export async function newAccount(displayName = 'Ana Lima'): Promise<TestAccount> {
  const account = { displayName, email: newEmail(), password: 'segredo-1' };
  const signUp = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const { answer } = await postJson(signUp, account);
  return { ...account, uid: answer.localId };
}

/** Returns the administrator of every local run, and creates the account if it is missing. */
export async function provideAdministrator() {
  await seedAccounts({ auth: portOf(auth), firestore: portOf(firestore) });
  return administrator;
}

interface MailedCode {
  email: string;
  newEmail?: string;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  oobLink: string;
}

/** Every unused link that the Auth emulator has "mailed" to an address. */
export async function mailedLinks(email: string): Promise<MailedCode[]> {
  const response = await fetch(`http://${auth}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: MailedCode[] };
  return oobCodes.filter((code) => code.email === email);
}

/** The latest link of a kind that was mailed to an address. Throws if there is none. */
export async function mailedLink(email: string, requestType: MailedCode['requestType']): Promise<string> {
  const link = (await mailedLinks(email)).findLast((code) => code.requestType === requestType)?.oobLink;
  if (!link) throw new Error(`No mail of type ${requestType} went to ${email}.`);
  return link;
}
