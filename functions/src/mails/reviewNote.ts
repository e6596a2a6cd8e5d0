import { type Html, html } from './html.ts';
import { textStyle } from './mailPage.ts';

/** Tells the studio that the visitor waits for its confirmation. */
export const REVIEW_NOTE =
  'A verificar: os filtros do site desconfiaram deste envio, embora o captcha tenha sido resolvido. Quem enviou só recebe a confirmação depois que você confirmar na área de administração do site.';

/** What the subject of such a mail begins with. */
export const REVIEW_SUBJECT = 'A verificar: ';

/** The note as a paragraph. */
export function reviewParagraph(): Html {
  return html`<p class="ink" style="${textStyle}"><strong>${REVIEW_NOTE}</strong></p>`;
}
