import * as v from 'valibot';

const isOneCleanLine = (text: string) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
const isCleanText = (text: string) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
const toLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Whether there is more in a text than spaces and invisible characters, which do not count as an answer. */
export const hasVisibleText = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u.test(text);

const present = (required: string) =>
  v.check((text: string) => required === '' || hasVisibleText(text), required);

/**
 * One trimmed line of at most `limit` UTF-16 units (what `maxlength` counts), safe in a mail header; `label` is the field with
 * its article ('O nome'), `required` says that an answer is missing; without it none is needed.
 */
export function singleLineText(label: string, limit: number, required = '') {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.maxLength(limit, `${label} pode ter no máximo ${limit} caracteres`),
    v.check(isOneCleanLine, `${label} não pode ter quebras de linha nem caracteres de controle`),
    present(required),
  );
}

/** Trimmed text of several lines (breaks become `\n`), refusing control characters and lone surrogates. */
export function multilineText(label: string, limit: number, required = '') {
  return v.pipe(
    v.string(required),
    v.transform(toLineFeeds),
    v.trim(),
    v.maxLength(limit, `${label} pode ter no máximo ${limit} caracteres`),
    v.check(isCleanText, `${label} não pode ter caracteres de controle`),
    present(required),
  );
}
