/** Base URL of the running functions; a function's name is appended to it. */
export const FUNCTIONS_URL =
  process.env.FUNCTIONS_URL ?? 'http://127.0.0.1:5001/demo-alinhavo/southamerica-east1';

/** Port to which the running functions send mail; the test listens there. */
export const SMTP_PORT = portFrom('TEST_SMTP_PORT');

/** Port at which the running functions verify captcha tokens; the test listens there. */
export const CAPTCHA_PORT = portFrom('TEST_CAPTCHA_PORT');

function portFrom(name: string): number {
  const port = Number(process.env[name]);
  if (!port) throw new Error(`${name} is not set: run these tests through npm test`);
  return port;
}
