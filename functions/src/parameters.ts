import { defineSecret, defineString } from 'firebase-functions/params';

// A deployment asks for these values (docs/deployment.md).
export const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mails, e.g. Studio <site@studio.com>',
});
export const mailTo = defineString('MAIL_TO', { description: 'Address that receives what visitors send' });
export const siteAddress = defineString('SITE_URL', {
  description: 'Address of the site, e.g. https://www.studio.com',
});
export const smtpUrl = defineSecret('SMTP_URL');
export const recaptchaSecret = defineSecret('RECAPTCHA_SECRET');
export const bookingLinkSecret = defineSecret('BOOKING_LINK_SECRET');
