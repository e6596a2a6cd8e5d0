import { type Html, html } from './html.ts';
import { linkStyle } from './mailPage.ts';

/** A link that only opens a mail to this address, whatever else is part of it. */
export function mailLink(email: string): Html {
  const target = encodeURIComponent(email).replace('%40', '@');
  return html`<a class="link" href="mailto:${target}" style="${linkStyle}">${email}</a>`;
}
