import type { MailHeaders } from './mailHeaders.ts';

/** `person`: written by a person. `report`: delivery report. `calendar`: reply to an invitation. `automatic`: other. */
export type MailSort = 'person' | 'automatic' | 'report' | 'calendar';

const AWAY =
  /^(re: *)?(resposta autom[aá]tica|autom(atic|ática) (reply|response)|auto(mática)?[ -]?reply|out of (the )?office|fora do escrit[oó]rio|aus[eê]ncia|estou de f[eé]rias)\b/i;

const MACHINES = /^(mailer-daemon|postmaster|no-?reply|nao-?responda|bounces?)@/;

/** The sort of a mail by its headers (RFC 3834, RFC 6522, RFC 6047). Only a person's mail waits for an answer. */
export function mailSort(mail: MailHeaders): MailSort {
  const { contentType, autoSubmitted, precedence, returnPath, from, subject } = mail;
  if (/^multipart\/report\b.*delivery-status/s.test(contentType)) return 'report';
  if (/^text\/calendar\b.*method="?reply/s.test(contentType)) return 'calendar';
  const isSubmitted = autoSubmitted !== '' && !autoSubmitted.startsWith('no');
  const isBulk = /^(bulk|junk|list|auto_reply)\b/.test(precedence);
  const isMachine = returnPath === '<>' || MACHINES.test(from.address) || AWAY.test(subject);
  return isSubmitted || isBulk || isMachine || contentType.startsWith('multipart/report')
    ? 'automatic'
    : 'person';
}
