/** A malformed or unusual mail, and a word of its writer that must not be lost. */
export type OddMail = { name: string; source: Buffer; word: string };

const CHARSETS: [charset: string, encode: (text: string) => Buffer][] = [
  ['utf-8', (text) => Buffer.from(text)],
  ['UTF8', (text) => Buffer.from(text)],
  ['iso-8859-1', (text) => Buffer.from(text, 'latin1')],
  ['windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['utf-16le', (text) => Buffer.from(text, 'utf16le')],
  ['us-ascii', (text) => Buffer.from(text, 'latin1')],
  ['x-unknown', (text) => Buffer.from(text)],
  ['', (text) => Buffer.from(text)],
];

const ENCODINGS: [encoding: string, encode: (bytes: Buffer) => string][] = [
  ['8bit', (bytes) => bytes.toString('latin1')],
  ['base64', (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n')],
  [
    'quoted-printable',
    (bytes) => [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  ],
  ['BASE64 ', (bytes) => bytes.toString('base64').replace(/=+$/, '')],
  ['x-nothing', (bytes) => bytes.toString('latin1')],
];

const ENDS = ['\r\n', '\n'];

/** More than two hundred mails with unusual or malformed charsets, encodings, structures, headers and files. */
export function oddMails(): OddMail[] {
  const mails: OddMail[] = [];
  const add = (name: string, source: (word: string) => string) => {
    const word = `palavra${mails.length}fim`;
    mails.push({ name, source: Buffer.from(source(word), 'latin1'), word });
  };
  for (const [charset, encode] of CHARSETS)
    for (const [encoding, transfer] of ENCODINGS)
      for (const end of ENDS) {
        const type = `text/plain${charset && `; charset="${charset}"`}`;
        add(`${charset} ${encoding} ${JSON.stringify(end)}`, (word) =>
          [
            `Content-Type: ${type}`,
            `Content-Transfer-Encoding: ${encoding}`,
            '',
            transfer(encode(`${word} coração`)),
          ].join(end),
        );
      }
  for (const [name, body] of STRUCTURES)
    for (const end of ENDS)
      for (const head of HEADS)
        add(`${name} ${head.slice(0, 40)}`, (word) => [head, ...body(word)].join('\n').replaceAll('\n', end));
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
