import { editDistance } from '#src/domain/text/editDistance.ts';

const MEANT =
  'gmail.com hotmail.com hotmail.com.br outlook.com outlook.com.br yahoo.com yahoo.com.br icloud.com uol.com.br bol.com.br terra.com.br globo.com live.com protonmail.com'.split(
    ' ',
  );

/** Real services with names that look like misspelt names of common ones. */
const ALSO_REAL = 'mail.com ymail.com email.com proton.me me.com ig.com.br rocketmail.com'.split(' ');

const ENDINGS: readonly [RegExp, string][] = [
  [/\.(con|cmo|ocm|comm|vom|xom)$/, '.com'],
  [/\.com\.(b|r|bt|rb|brr|be)$/, '.com.br'],
];

function likelyDomain(domain: string): string | undefined {
  if (MEANT.includes(domain) || ALSO_REAL.includes(domain)) return undefined;
  const near = MEANT.map((meant) => ({ meant, steps: editDistance(domain, meant) })).toSorted(
    (one, other) => one.steps - other.steps,
  )[0];
  if (near && near.steps <= (near.meant.length < 9 ? 1 : 2)) return near.meant;
  const [ending, meant] = ENDINGS.find(([slip]) => slip.test(domain)) ?? [];
  return ending && domain.replace(ending, meant ?? '');
}

/** The correction of an e-mail address with a likely typing error ('ana@gmial.con'); undefined if there is none. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, domain] = /^(\S+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const meant = domain && likelyDomain(domain.toLowerCase());
  return meant ? `${name}@${meant}` : undefined;
}
