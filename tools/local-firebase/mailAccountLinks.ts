import { setInterval } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { studio } from '#src/copy/studio.ts';
import { paths } from '../../src/domain/site/paths.ts';
import { LOCAL_PROJECT } from './localPorts.ts';

/** A code that the Auth emulator lists instead of mailing it. */
type EmulatorCode = {
  oobCode: string;
  /** URL of the emulator's page for the code. The site's own page accepts the same query. */
  oobLink: string;
  requestType: string;
  email: string;
  /** For a change of address: the address to confirm. */
  newEmail?: string;
};

const subjects: Record<string, string> = {
  PASSWORD_RESET: `Crie uma senha nova para a sua conta no ${studio.name}`,
  VERIFY_EMAIL: `Confirme o seu email no ${studio.name}`,
  VERIFY_AND_CHANGE_EMAIL: `Confirme o seu novo email no ${studio.name}`,
  RECOVER_EMAIL: `O email da sua conta no ${studio.name} mudou: se não foi você, desfaça a troca`,
};

const POLL_MS = 1000;

/** Sends the Auth emulator's mails until `signal` aborts. Links begin with `siteOrigin`. Retries if a server fails. */
export async function mailAccountLinks(
  authOrigin: string,
  siteOrigin: string,
  smtpPort: number,
  signal: AbortSignal,
): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const mailed = new Set<string>();

  async function mailNewCodes(): Promise<void> {
    const response = await fetch(`${authOrigin}/emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`);
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: EmulatorCode[] };
    for (const { oobCode, oobLink, requestType, email, newEmail } of oobCodes) {
      if (mailed.has(oobCode)) continue;
      const link = `${siteOrigin}${paths.accountAction}${new URL(oobLink).search}`;
      await transport.sendMail({
        from: { name: studio.name, address: 'conta@alinhavo.example' },
        to: (requestType === 'VERIFY_AND_CHANGE_EMAIL' && newEmail) || email,
        subject: subjects[requestType],
        text: `Olá!\n\nAbra este link:\n\n${link}\n\nSe você não pediu isto, não precisa fazer nada.\n`,
      });
      mailed.add(oobCode);
    }
  }

  try {
    for await (const _ of setInterval(POLL_MS, undefined, { signal })) await mailNewCodes().catch(() => {});
  } catch {
    transport.close();
  }
}
