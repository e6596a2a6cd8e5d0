/** Nodemailer's codes for an error in the connection to our own mail server. */
const CONNECTION = /^E(SOCKET|CONNECTION|CONNREFUSED|CONNRESET|TIMEDOUT|DNS|ABORT|TLS)$/;

/** The cause of a failure, by the error code of the last attempt ('EENVELOPE 550'); see RFC 5321, section 4.2.3. */
export function mailFailure(lastError: string | null) {
  const [code = '', reply = ''] = (lastError ?? '').split(' ');
  if (code === 'EAUTH') return 'password';
  if (CONNECTION.test(code)) return 'unreachable';
  if (['552', '452'].includes(reply)) return 'fullMailbox';
  if (code === 'EENVELOPE' && ['550', '551', '553', '501'].includes(reply)) return 'unknownAddress';
  if (reply.startsWith('4')) return 'later';
  return reply.startsWith('5') ? 'refused' : 'unknown';
}
