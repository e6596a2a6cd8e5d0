/** A malformed or unusual mail, and a word of its writer that must not be lost. */
export type OddMail = { name: string; source: Buffer; word: string };

const ENDS = ['\r\n', '\n'];

/** More than a hundred mails with unusual or malformed headers, charsets, encodings, structures and files. */
export function oddMails(): OddMail[] {
  const mails: OddMail[] = [];
  for (const [name, body] of STRUCTURES)
    for (const end of ENDS)
      for (const head of HEADS) {
        const word = `palavra${mails.length}fim`;
        const source = Buffer.from([head, ...body(word)].join('\n').replaceAll('\n', end), 'latin1');
        mails.push({ name: `${name} ${head.slice(0, 40)}`, source, word });
      }
  return mails;
}

const HEADS = [
  'From: ana@cliente.com.br\nSubject: Oi',
  'From: =?utf-8?Q?quebrado?= <ana@cliente.com.br>\nSubject: =?x?Q?=ZZ?= =?utf-8?B?***?=',
  `References: ${Array.from({ length: 2000 }, (_, index) => `<${index}@longe.com.br>`).join('\n ')}`,
  `Subject: ${'ã'.repeat(5000)}`,
  'Sem dois pontos\nFrom ana\n:vazio',
];

const part = (type: string, ...body: string[]) => ['--b', `Content-Type: ${type}`, '', ...body];
const multipart = (kind: string, ...parts: string[][]) => [
  `Content-Type: multipart/${kind}; boundary="b"`,
  '',
  ...parts.flat(),
];
const base64 = (text: string) => Buffer.from(text).toString('base64');

function nested(depth: number, word: string): string[] {
  const open = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary="n${at}"`,
    '',
    `--n${at}`,
  ]);
  return [...open.flat(), 'Content-Type: text/plain', '', word];
}

// biome-ignore format: a row is a line
const STRUCTURES: [name: string, lines: (word: string) => string[]][] = [
  ['a text and a page', (word) => [...multipart('alternative', part('text/plain', word), part('text/html', `<p>${word}</p>`)), '--b--']],
  ['an unknown charset', (word) => ['Content-Type: text/plain; charset=x-unknown', '', word]],
  ['an unknown encoding', (word) => ['Content-Transfer-Encoding: x-nothing', '', word]],
  ['a page alone', (word) => ['Content-Type: text/html', '', `<html><script>alert(1)</script><p>${word}<img src="https://fora.com/x.png"></p>`]],
  ['a page that never ends', (word) => ['Content-Type: text/html', '', `<div><a href="https://a.com.br">${word}<p ${'<b>'.repeat(3000)}`]],
  ['no last boundary', (word) => multipart('mixed', part('text/plain', word))],
  ['no boundary at all', (word) => ['Content-Type: multipart/mixed', '', word]],
  ['another boundary', (word) => ['Content-Type: multipart/mixed; boundary="outra"', '', '--b', 'Content-Type: text/plain', '', word]],
  ['sixty levels', (word) => nested(60, word)],
  ['three hundred levels', (word) => nested(300, word)],
  ['winmail.dat', (word) => [...multipart('mixed', part('application/ms-tnef; name="winmail.dat"', word)), '--b--']],
  ['a file without a name', (word) => [...multipart('mixed', part('text/plain', ''), part('application/x-nothing', word)), '--b--']],
  ['a file of a strange name', (word) => [...multipart('mixed', part('text/csv; name="../../etc/pass\\"wd\u0001"\nContent-Disposition: attachment', word)), '--b--']],
  ['a mail within the mail', (word) => [...multipart('mixed', part('message/rfc822', 'Subject: dentro', '', word)), '--b--']],
  ['an answer of a calendar', (word) => [...multipart('mixed', part('text/calendar; method=REPLY', 'BEGIN:VCALENDAR', `COMMENT:${word}`, 'END:VCALENDAR')), '--b--']],
  ['base64 with other letters in it', (word) => ['Content-Transfer-Encoding: base64', '', `!!${base64(word)}??\n`]],
  [
    'a delivery report',
    (word) => [
      ...multipart(
        'report; report-type=delivery-status',
        part('text/plain', word),
        part('message/delivery-status', 'Action: failed'),
      ),
      '--b--',
    ],
  ],
];
