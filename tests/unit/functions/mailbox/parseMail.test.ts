import { expect, test } from 'vitest';
import { fileType, isImage } from '../../../../functions/src/mailbox/fileType.ts';
import { parseMail, TEXT_BYTES } from '../../../../functions/src/mailbox/parseMail.ts';
import { oddMails } from './oddMails.ts';

const parse = (...lines: string[]) => parseMail(Buffer.from(lines.join('\r\n')));

test('more than a hundred malformed mails are all read, without losing words that a person wrote', async () => {
  const mails = oddMails();
  expect(mails.length).toBeGreaterThan(100);
  for (const { name, source, word } of mails) {
    const { text, files } = await parseMail(source);
    const kept = [text, ...files.map(({ content }) => Buffer.from(content).toString('latin1'))].join('\n');
    expect(kept.replaceAll('\0', ''), name).toContain(word);
    expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(TEXT_BYTES);
    expect(text, name).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}|alert\(|fora\.com/u);
    for (const file of files) expect(file.name, name).toMatch(/^[^/\\<>:"|?*\p{Cc}]{1,120}$/u);
  }
});

test.each(['iso-8859-1', 'windows-1252'])('a text in %s keeps its accents', async (charset) => {
  const head = Buffer.from(`Content-Type: text/plain; charset=${charset}\r\n\r\n`);
  expect((await parseMail(Buffer.concat([head, Buffer.from('Até amanhã', 'latin1')]))).text).toBe(
    'Até amanhã',
  );
});

test('HTML becomes text: its links are complete, its pictures are not requested, and no script runs', async () => {
  const { text, files } = await parse(
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><p>Veja <a href="https://loja.com.br/a?b=1">a loja</a> e <a href="https://x.com.br">https://x.com.br</a></p>',
    '<img src="https://rastro.com/p.gif"><script>fetch("https://rastro.com")</script><p>Ana &lt;b&gt;</p>',
  );
  expect(text).toBe('Veja a loja <https://loja.com.br/a?b=1> e https://x.com.br\n\nAna <b>');
  expect(files).toEqual([]);
});

test('a text of more than 200 KB is shortened in its document and complete in a file', async () => {
  const long = 'ção '.repeat(100_000);
  const { text, files } = await parse('Content-Type: text/plain; charset=utf-8', '', `${long}fim`);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(TEXT_BYTES);
  expect(text).not.toContain('\uFFFD');
  expect(files).toMatchObject([{ name: 'mensagem-completa.txt' }]);
  expect(Buffer.from(files[0]?.content ?? '').toString()).toMatch(/fim$/);
});

test('the type of a file is detected from its bytes, and files beyond the limit are kept in a copy of the mail', async () => {
  const attached = (name: string) =>
    `--b\r\nContent-Type: image/png; name="${name}"\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.7\r\n`;
  const mail = (count: number) =>
    parse(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...Array.from({ length: count }, (_, index) => attached(`${index}.png`)),
      '--b--',
    );
  expect((await mail(1)).files).toMatchObject([{ name: '0.png', type: 'application/pdf' }]);
  const { files } = await mail(80);
  expect(files).toHaveLength(50);
  expect(files.at(-1)?.name).toBe('email-completo.eml');
  expect(Buffer.from(files.at(-1)?.content ?? '').toString()).toContain('79.png');
});

test.each([
  ['PK\x03\x04', 'proposta.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['\0\0\0 ftypavif', 'foto.avif', 'image/avif'],
  ['PK\x03\x04', 'virus.html', 'application/zip'],
  ['<html>', 'foto.png', 'application/octet-stream'],
  ['', 'vazio.pdf', 'application/octet-stream'],
])('a file that begins with %j and is named %s has the type %s', (begins, name, type) => {
  const content = Buffer.from(begins, 'latin1');
  expect(fileType(content, name)).toBe(type);
  expect(isImage(content)).toBe(type.startsWith('image/'));
});
