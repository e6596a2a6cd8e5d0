const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup made by the `html` tag below and by nothing else. */
class Html extends String {}

export type { Html };

type HtmlValue = string | Html | readonly HtmlValue[];

/**
 * Tag for markup in which every string is escaped, in text and in quoted attributes alike; only other `Html` is
 * taken as it is, so nothing that was typed into a form can become markup.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.toString();
  if (typeof value !== 'string') return value.map(render).join('');
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Text of several lines with its line breaks kept, for clients that ignore `white-space`. */
export function withLineBreaks(text: string): Html {
  const [first = '', ...others] = text.split('\n');
  return html`${first}${others.map((line) => html`<br>${line}`)}`;
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name without direction marks, with which it could change how the rest of a line reads, and without the beginning of
 * an encoded word (RFC 2047), which a mail program would decode into another name.
 */
export function sanitizeName(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replaceAll('=?', '= ?');
}
