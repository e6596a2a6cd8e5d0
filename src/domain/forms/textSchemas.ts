import * as v from 'valibot';

const isOneCleanLine = (text: string) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
const isCleanText = (text: string) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
const toLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Whether a text has any visible character. */
export const hasVisibleText = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u.test(text);

const present = (required: string) =>
  v.check((text: string) => required === '' || hasVisibleText(text), required);

/**
 * One trimmed line that is safe in a mail header. `limit` is in UTF-16 units, as `maxlength` counts. `label` is the
 * field's name with its article ('O nome'). Without `required`, the message for a missing value, the field is optional.
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

/** A trimmed text of one or more lines (line breaks become `\n`). Refuses control characters and lone surrogates. */
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
