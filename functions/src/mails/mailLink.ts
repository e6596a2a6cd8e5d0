import { mailto } from '../../../src/domain/mailto.ts';
import { type Html, html } from './html.ts';
import { linkStyle } from './mailPage.ts';

/** A link that only opens a mail to this address, whatever else is part of it. */
export function mailLink(email: string): Html {
  return html`<a class="link" href="${mailto(email)}" style="${linkStyle}">${email}</a>`;
}
