const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup. Only the `html` tag below creates it. */
class Html extends String {}

export type { Html };

type HtmlValue = string | Html | readonly HtmlValue[];

/** Template tag that escapes every string, in text and in quoted attributes. Only `Html` values are inserted unescaped. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.toString();
  if (typeof value !== 'string') return value.map(render).join('');
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Keeps the line breaks of a text, also in mail programs that ignore `white-space`. */
export function withLineBreaks(text: string): Html {
  const [first = '', ...others] = text.split('\n');
  return html`${first}${others.map((line) => html`<br>${line}`)}`;
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes direction marks, which reorder a line. Breaks encoded words (RFC 2047), which mail programs decode. */
export function sanitizeName(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replaceAll('=?', '= ?');
}
