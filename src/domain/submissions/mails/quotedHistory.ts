/** The attribution line with which mail programs begin the quoted history. Some programs break it into two or three. */
const ATTRIBUTION = /^(em|on|no dia|el|le) [^\n]{4,300}(escreveu|wrote|escribió|a écrit) ?:?$/i;
const BROKEN = /^(em|on) [^\n]{4,200}(\n[^\n]{1,120}){1,2}(escreveu|wrote) ?:(?=\n|$)/i;

/** Other beginnings of the history: a rule, or the headers of the quoted mail. */
const HEADS = [
  /^-{2,} ?(mensagem original|original message|mensagem encaminhada|forwarded message) ?-{2,}(?=\n|$)/i,
  /^\*?(de|from) ?:\*? [^\n]+\n+\*?(enviad[oa]( em)?|sent|data|date) ?:\*? /i,
];

/** Subjects of forwarded mails. Their history is their content. */
const FORWARDED = /^\s*(enc|fwd?|tr|rv) ?:/i;

/** The rule above the history in Outlook's mails. */
const RULE = /\n\s*[_-]{5,}\s*$/;

/**
 * Splits a mail into the writer's words and the quoted history at its end, which the desk folds. `words` also contains
 * text between quotations, and a forwarded mail's history. `history` never contains what the writer added.
 */
export function splitHistory(text: string, subject = ''): { words: string; history: string } {
  const whole = { words: text, history: '' };
  if (FORWARDED.test(subject)) return whole;
  const lines = text.split('\n').map((line) => line.trim());
  const lastOwn = lines.findLastIndex((line) => line !== '' && !line.startsWith('>'));
  const at = lines.findIndex((_, index) => beginsHistory(lines, index, lastOwn));
  if (at === -1) return whole;
  const kept = text.split('\n');
  const words = kept.slice(0, at).join('\n').trimEnd().replace(RULE, '').trimEnd();
  // If nothing is above the history, the answer may be between the quotations.
  return words === '' ? whole : { words, history: kept.slice(at).join('\n') };
}

function beginsHistory(lines: readonly string[], at: number, lastOwn: number): boolean {
  const line = lines[at] ?? '';
  if (line.startsWith('>')) return at > lastOwn;
  const block = lines.slice(at, at + 4).join('\n');
  if (!ATTRIBUTION.test(line) && !BROKEN.test(block)) return HEADS.some((head) => head.test(block));
  // If one of the next lines begins with '>', all later lines must do so too.
  const next = lines.slice(at + 1, at + 6).findIndex((one) => one.startsWith('>'));
  return next === -1 || at + 1 + next > lastOwn;
}
