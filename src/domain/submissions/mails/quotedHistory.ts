/** How mail programs begin the history below an answer: a line of attribution, which some break in two or three, … */
const ATTRIBUTION = /^(em|on|no dia|el|le) [^\n]{4,300}(escreveu|wrote|escribió|a écrit) ?:?$/i;
const BROKEN = /^(em|on) [^\n]{4,200}(\n[^\n]{1,120}){1,2}(escreveu|wrote) ?:(?=\n|$)/i;

/** … a rule, or the headers of the mail before. */
const HEADS = [
  /^-{2,} ?(mensagem original|original message|mensagem encaminhada|forwarded message) ?-{2,}(?=\n|$)/i,
  /^\*?(de|from) ?:\*? [^\n]+\n+\*?(enviad[oa]( em)?|sent|data|date) ?:\*? /i,
];

/** Subjects of forwarded mails, whose history is what they are about. */
const FORWARDED = /^\s*(enc|fwd?|tr|rv) ?:/i;

/** Below it Outlook begins its history. */
const RULE = /\n\s*[_-]{5,}\s*$/;

/**
 * A mail as its words and the history that it quotes at its end, which the desk folds. Words between quotations, and the
 * history of a forwarded mail, stay: nothing that its writer added is ever in `history`.
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
