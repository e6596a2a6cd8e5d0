export const FUNCTIONS_URL =
  process.env.FUNCTIONS_URL ?? 'http://127.0.0.1:5001/demo-alinhavo/southamerica-east1';

/** The tests listen at these ports: running functions send mail to one, and verify captcha tokens at the other. */
export const SMTP_PORT = portFrom('TEST_SMTP_PORT');

export const CAPTCHA_PORT = portFrom('TEST_CAPTCHA_PORT');

function portFrom(name: string): number {
  const port = Number(process.env[name]);
  if (!port) throw new Error(`${name} is not set: run these tests through npm test`);
  return port;
}
