import { html } from './html.ts';
import { paragraph } from './mailBody.ts';

const NOTE =
  'A verificar: os filtros do site desconfiaram deste envio, embora o captcha tenha sido resolvido. Quem enviou só recebe a confirmação depois que você confirmar na área de administração do site.';

/** Beginning of a mail's subject while the visitor waits for the studio's confirmation. */
export const REVIEW_SUBJECT = 'A verificar: ';

/** Says so in the mail. */
export const REVIEW_NOTE = paragraph(NOTE, html`<strong>${NOTE}</strong>`);
