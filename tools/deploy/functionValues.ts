/** The service account of the functions (functions/src/index.ts). */
export const siteAccount = (project: string) => `site-functions@${project}.iam.gserviceaccount.com`;

/** Parameters that the functions read from functions/.env.<project id>, with their purposes. */
export const functionParams = {
  MAIL_FROM: 'the sender of all mails, for example "Studio <site@studio.com>"',
  MAIL_TO: 'the address that receives what visitors send',
  SITE_URL: 'the address of the site, the same as VITE_SITE_URL',
};

/** Secrets that the functions read from Google's Secret Manager, with their purposes. */
export const functionSecrets = {
  SMTP_URL: 'the mail server, for example smtps://user:password@smtp.studio.com',
  RECAPTCHA_SECRET: 'the secret key that belongs to VITE_RECAPTCHA_SITE_KEY',
  BOOKING_LINK_SECRET:
    'a long random text that signs the links to bookings, and encrypts the addresses of calendars',
};

/** An optional secret: the address of the mailbox, for example imaps://user:password@imap.studio.com. */
export const MAILBOX_SECRET = 'IMAP_URL';
