import { randomUUID } from 'node:crypto';
import type { ContactRequestBody } from '../../src/domain/forms/contact.ts';
import { LOCAL_CAPTCHA_TOKEN, SEND_CONTACT_EMAIL_PATH } from '../../src/domain/site/api.ts';
import { buildSite } from '../build.ts';
import { seedAccounts } from '../local-firebase/seed.ts';
import { startLocalFirebase } from '../local-firebase/startLocalFirebase.ts';

/** Somebody has written to the studio, so that there is something to read in its inbox. Throws if it is refused. */
async function sendMessage(site: string, nome: string, email: string): Promise<void> {
  const response = await fetch(new URL(SEND_CONTACT_EMAIL_PATH, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site).origin },
    body: JSON.stringify({
      nome,
      email,
      mensagem: 'Bom dia! Nosso site precisa ser lido em voz alta.',
      conferencia: '',
      elapsedMs: 60_000,
      recaptchaToken: LOCAL_CAPTCHA_TOKEN,
      idempotencyKey: randomUUID(),
    } satisfies ContactRequestBody),
  });
  if (!response.ok) throw new Error(`The message was answered ${response.status}.`);
}

/** Builds the site and starts it with a local Firebase, the demo accounts and two messages in the inbox. */
export async function startSite(portOffset: number): Promise<{ address: string; stop: () => Promise<void> }> {
  await buildSite({ local: true });
  // Every walk may send what it likes.
  const { ports, addresses, stop } = await startLocalFirebase({
    portOffset,
    quiet: true,
    functionsEnv: { RATE_LIMIT: '0' },
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
