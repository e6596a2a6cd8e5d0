import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { freePort } from '#tests/support/freePort.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { packedFunctions } from './packedFolder.ts';

const endWithParent = new URL('../../../tools/local-firebase/endWithParent.mjs', import.meta.url);
const framework = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
);

export type PackedFunction = {
  url: string;
  pid: number;
  log: string[];
  stop: () => Promise<void>;
};

/** Runs `target` in the functions framework, as production does, with the variables of Cloud Run and `env` only. */
export async function startPackedFunction(
  target: string,
  env: Record<string, string> = {},
): Promise<PackedFunction> {
  const folder = await packedFunctions();
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [`--import=${endWithParent}`, framework, `--target=${target}`, `--source=${folder}`],
    {
      cwd: folder,
      detached: true,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        PORT: String(port),
        FUNCTION_TARGET: target,
        FUNCTION_SIGNATURE_TYPE: 'http',
        K_SERVICE: target.toLowerCase(),
        GCLOUD_PROJECT: 'demo-alinhavo',
        MAIL_FROM: 'Alinhavo <site@alinhavo.example>',
        MAIL_TO: 'ola@alinhavo.example',
        SITE_URL: 'https://www.alinhavo.example',
        ...env,
      },
    },
  );
  const log: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        log.push(line);
        if (line.startsWith('URL:')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`${target} ended with ${code}:\n${log.join('\n')}`)));
  });
  await ready;
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, log, stop };

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

export async function startForms(env: Record<string, string>) {
  const captcha = await openCaptchaService(0);
  const inbox = await openSmtpInbox(0);
  const services = { RECAPTCHA_VERIFY_URL: captcha.url, SMTP_URL: `smtp://127.0.0.1:${inbox.port}` };
  const settings = { ...localDatabase(), RECAPTCHA_SECRET: 'secret', ...services, ...env };
  const [contact, booking] = await Promise.all([
    startPackedFunction('sendContactEmail', settings),
    startPackedFunction('sendAgendamento', settings),
  ]);
  const stop = () => Promise.all([contact.stop(), booking.stop(), captcha.close(), inbox.close()]);
  return { captcha, inbox, contact, booking, stop };
}

export const localDatabase = () => ({
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  GOOGLE_APPLICATION_CREDENTIALS: process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '',
});
