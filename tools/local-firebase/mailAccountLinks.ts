import nodemailer from 'nodemailer';
import { studio } from '#src/copy/studio.ts';
import { paths } from '../../src/domain/site/paths.ts';
import { LOCAL_PROJECT } from './localPorts.ts';

/** A code as the Auth emulator lists it; it mails nothing itself. */
interface EmulatorCode {
  oobCode: string;
  requestType: string;
  email: string;
  /** With a change of address: the one that has to be confirmed. */
  newEmail?: string;
}

const mails: Record<string, { mode: string; subject: string; text: string }> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: `Crie uma senha nova para a sua conta no ${studio.name}`,
    text: 'Para criar uma senha nova, abra este link:',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: `Confirme o seu e-mail no ${studio.name}`,
    text: 'Para confirmar que este endereço é seu, abra este link:',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    subject: `Confirme o seu novo e-mail no ${studio.name}`,
    text: 'Para que este seja o endereço da sua conta, abra este link:',
  },
  RECOVER_EMAIL: {
    mode: 'recoverEmail',
    subject: `O e-mail da sua conta no ${studio.name} mudou`,
    text: 'Se não foi você, desfaça a troca com este link:',
  },
};

const pollMilliseconds = 1000;

/**
 * Mails the links that Firebase would mail (new password, confirmation and change of an address, taking a change back),
 * with addresses below `siteOrigin`, and returns how to end that. While the emulator at `authOrigin` or the mail server does
 * not respond it tries again.
 */
export function mailAccountLinks(authOrigin: string, siteOrigin: string, smtpPort: number): () => void {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const mailed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function mailNewCodes(): Promise<void> {
    const response = await fetch(`${authOrigin}/emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`);
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: EmulatorCode[] };
    for (const { oobCode, requestType, email, newEmail } of oobCodes) {
      const mail = mails[requestType];
      if (!mail || mailed.has(oobCode)) continue;
      const link = `${siteOrigin}${paths.accountAction}?${new URLSearchParams({ mode: mail.mode, oobCode })}`;
      await transport.sendMail({
        from: { name: studio.name, address: 'conta@alinhavo.example' },
        to: (requestType === 'VERIFY_AND_CHANGE_EMAIL' && newEmail) || email,
        subject: mail.subject,
        text: `Olá!\n\n${mail.text}\n\n${link}\n\nSe você não pediu isto, não precisa fazer nada.\n`,
      });
      mailed.add(oobCode);
    }
  }

  async function poll(): Promise<void> {
    await mailNewCodes().catch(() => {});
    if (!ended) timer = setTimeout(poll, pollMilliseconds);
  }

  void poll();
  return () => {
    ended = true;
    clearTimeout(timer);
    transport.close();
  };
}
