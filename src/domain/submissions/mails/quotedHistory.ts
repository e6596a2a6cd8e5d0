/** How mail programs begin the quoted history: a line of attribution, which some break in two or three, … */
const ATTRIBUTION = /^(em|on|no dia|el|le) [^\n]{4,300}(escreveu|wrote|escribió|a écrit) ?:?$/i;
const BROKEN = /^(em|on) [^\n]{4,200}(\n[^\n]{1,120}){1,2}(escreveu|wrote) ?:(?=\n|$)/i;

/** … a rule, or the headers of the mail before. */
const HEADS = [
  /^-{2,} ?(mensagem original|original message|mensagem encaminhada|forwarded message) ?-{2,}(?=\n|$)/i,
  /^\*?(de|from) ?:\*? [^\n]+\n+\*?(enviad[oa]( em)?|sent|data|date) ?:\*? /i,
];

/** Subjects of forwarded mails, whose history is their content. */
const FORWARDED = /^\s*(enc|fwd?|tr|rv) ?:/i;

/** Outlook's history begins below it. */
const RULE = /\n\s*[_-]{5,}\s*$/;

/**
 * Splits a mail into its words and the history quoted at its end, which the desk folds. Words between quotations stay,
 * and so does the history of a forwarded mail: `history` never has anything that the writer added.
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
  // With nothing above the history, the answer stands between the quotations or is missing.
  return words === '' ? whole : { words, history: kept.slice(at).join('\n') };
}

function beginsHistory(lines: readonly string[], at: number, lastOwn: number): boolean {
  const line = lines[at] ?? '';
  if (line.startsWith('>')) return at > lastOwn;
  const block = lines.slice(at, at + 4).join('\n');
  if (!ATTRIBUTION.test(line) && !BROKEN.test(block)) return HEADS.some((head) => head.test(block));
  // If some lines are quoted by '>', all that follow must be.
  const next = lines.slice(at + 1, at + 6).findIndex((one) => one.startsWith('>'));
  return next === -1 || at + 1 + next > lastOwn;
}
