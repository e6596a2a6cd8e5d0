import palette from '../../../content/palette.json' with { type: 'json' };
import { studio } from '../../../src/copy/studio.ts';
import { html } from './html.ts';
import { linkStyle, SANS } from './mailPage.ts';

const style = `font:400 14px/1.6 ${SANS};color:${palette['ink-soft']}`;

/** The end of every mail: `reason` explains why it was sent. The HTML part also has the studio's contact details. */
export function mailFooter(reason: string) {
  const { name, postalAddress, phone, email } = studio;
  return {
    text: `--\n${reason}`,
    html: html`<p class="soft" style="margin:0 0 8px;${style}">${reason}</p>
<p class="soft" style="margin:0;${style}">${name} · ${postalAddress.line}, ${postalAddress.city} · <a class="link" href="${phone.href}" style="${linkStyle}">${phone.label}</a> · <a class="link" href="mailto:${email}" style="${linkStyle}">${email}</a></p>`,
  };
}
