import * as v from 'valibot';

const hasVisibleText = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u.test(text);
const isOneCleanLine = (text: string) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
const isCleanText = (text: string) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
const toLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Spaces or invisible characters alone do not count as an answer; `message` says that one is missing. */
export function nonBlank(message: string) {
  return v.check(hasVisibleText, message);
}

/**
 * One trimmed line of at most `limit` UTF-16 units (what `maxlength` counts); `label` is the field with its
 * article ('O nome'). Line breaks, control characters and lone surrogates are refused, so the value is safe in
 * a mail header.
 */
export function singleLineText(label: string, limit: number, notText: string) {
  return v.pipe(
    v.string(notText),
    v.trim(),
    v.maxLength(limit, `${label} pode ter no máximo ${limit} caracteres`),
    v.check(isOneCleanLine, `${label} não pode ter quebras de linha nem caracteres de controle`),
  );
}

/** Trimmed text of several lines (breaks become `\n`), refusing control characters and lone surrogates. */
export function multilineText(label: string, limit: number, notText: string) {
  return v.pipe(
    v.string(notText),
    v.transform(toLineFeeds),
    v.trim(),
    v.maxLength(limit, `${label} pode ter no máximo ${limit} caracteres`),
    v.check(isCleanText, `${label} não pode ter caracteres de controle`),
  );
}
