const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup made by the `html` tag below and by nothing else. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  static fromTemplate(strings: TemplateStringsArray, values: readonly HtmlValue[]): Html {
    return new Html(String.raw({ raw: strings }, ...values.map(Html.#render)));
  }

  static #render(value: HtmlValue): string {
    if (value instanceof Html) return value.#markup;
    if (typeof value !== 'string') return value.map(Html.#render).join('');
    return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  }

  toString(): string {
    return this.#markup;
  }
}

type HtmlValue = string | Html | readonly HtmlValue[];

/**
 * Tag for markup in which every string is escaped, in text and in quoted attributes alike; only other `Html` is
 * taken as it is, so nothing that was typed into a form can become markup.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return Html.fromTemplate(strings, values);
}

/** Text of several lines with its line breaks kept, for clients that ignore `white-space`. */
export function withLineBreaks(text: string): Html {
  const [first = '', ...others] = text.split('\n');
  return html`${first}${others.map((line) => html`<br>${line}`)}`;
}
