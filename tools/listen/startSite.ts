import { randomUUID } from 'node:crypto';
import type { ContactRequestBody } from '../../src/domain/forms/contact.ts';
import { LOCAL_CAPTCHA_TOKEN, SEND_CONTACT_EMAIL_PATH } from '../../src/domain/site/api.ts';
import { buildSite } from '../build.ts';
import { seedAccounts } from '../local-firebase/seed.ts';
import { startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';
import { findPortOffset } from '../testing/findPortOffset.ts';

/** Somebody has written to the studio, so that there is something to read in its inbox. Throws if it is refused. */
async function sendMessage(site: string, nome: string, email: string): Promise<void> {
  const message: ContactRequestBody = {
    nome,
    email,
    mensagem: 'Bom dia! Nosso site precisa ser lido em voz alta.',
    conferencia: '',
    elapsedMs: 60_000,
    recaptchaToken: LOCAL_CAPTCHA_TOKEN,
    idempotencyKey: randomUUID(),
  };
  const headers = { 'content-type': 'application/json', origin: site };
  const body = JSON.stringify(message);
  const response = await fetch(`${site}${SEND_CONTACT_EMAIL_PATH}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The message was answered ${response.status}.`);
}

/** Builds the site and starts it with a local Firebase, the demo accounts and two messages in the inbox. */
export async function startSite(
  signal: AbortSignal,
): Promise<{ address: string; stop: () => Promise<void> }> {
  await buildSite({ local: true });
  // Every walk may send what it likes.
  const functionsEnv = { RATE_LIMIT: '0' };
  const portOffset = await findPortOffset(2700);
  const { ports, addresses, stop } = await startLocalFirebase({
    portOffset,
    quiet: true,
    functionsEnv,
    signal,
  });
  try {
    await seedAccounts(ports);
    await sendMessage(addresses.site, 'Clara Ouvinte', 'clara@exemplo.com.br');
    await sendMessage(addresses.site, 'Davi Leitor', 'davi@exemplo.com.br');
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addresses.site, stop };
}
