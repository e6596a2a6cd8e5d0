import palette from '../../../content/palette.json' with { type: 'json' };
import { studio } from '../../../src/copy/studio.ts';
import { type Html, html } from './html.ts';

export const SANS = "'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs in dark mode use the brand's dark colours. Others use the light ones in the `style` attributes.
const DARK = html`
  @media (prefers-color-scheme: dark) {
    .page { background-color: ${palette.night} !important; color: ${palette['night-ink']} !important; }
    .card { background-color: ${palette['night-deep']} !important; border-color: ${palette['night-red']} !important; }
    .ink { color: ${palette['night-ink']} !important; }
    .soft { color: ${palette['night-ink-soft']} !important; }
    .link { color: ${palette['night-red']} !important; }
    .line { border-color: ${palette['night-red']} !important; }
    .dot { background-color: ${palette['night-red']} !important; }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }
`;

export const textStyle = `margin:0 0 16px;font:400 17px/1.6 ${SANS};color:${palette.ink}`;
export const labelStyle = `margin:0 0 2px;font:700 14px/1.5 ${SANS};color:${palette['ink-soft']}`;
export const linkStyle = `color:${palette['red-text']};text-decoration:underline;text-underline-offset:3px`;

const WAVE = `display:inline-block;width:9px;height:5px;border-radius:9px;border:0 solid ${palette.cream};font-size:0;line-height:0`;

// The site's logo, a wave of two arcs, as a table cell without an image. Some mail programs show square corners.
const SIGN = html`<td class="dot" width="34" height="34" style="width:34px;height:34px;padding:0;background-color:${palette.red};border-radius:8px"><div aria-hidden="true" style="width:20px;margin:0 auto;line-height:8px"><span style="${WAVE};border-top-width:3px">&nbsp;</span><span style="${WAVE};border-bottom-width:3px">&nbsp;</span></div></td>`;

const DASHED_LINE_END = html`<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td width="96" valign="middle" style="width:96px;padding:0"><div class="line" style="border-top:2px dashed ${palette.red};font-size:0;line-height:0">&nbsp;</div></td><td width="10" style="width:10px;padding:0"><div class="dot" style="width:10px;height:10px;background-color:${palette.red};border-radius:5px;font-size:0;line-height:0">&nbsp;</div></td></tr></table>`;

/** The texts in a mail's HTML. */
export type MailPage = {
  /** Document title and heading. */
  title: string;
  /** The preview that inboxes show after the subject. */
  preview: string;
  content: Html;
  footer: Html;
};

/** A complete HTML mail in the studio's brand: logo and name, a card with a dashed border, and a footer. */
export function mailPage({ title, preview, content, footer }: MailPage): string {
  return html`<!doctype html>
<html lang="pt-BR" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${palette.cream};color:${palette.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${palette.cream}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${SIGN}
<td class="ink" style="padding-left:12px;font:800 30px/1 ${DISPLAY};letter-spacing:-0.04em;color:${palette.ink}">${studio.name.toLowerCase()}</td>
</tr></table></td></tr>
<tr><td class="card" style="padding:36px 36px 20px;background-color:${palette['cream-deep']};border:2px dashed ${palette.red};border-radius:16px;overflow-wrap:anywhere;word-break:break-word">
<h1 class="ink" style="margin:0 0 24px;font:800 32px/1.05 ${DISPLAY};letter-spacing:-0.03em;color:${palette.ink}">${title}</h1>
${content}
</td></tr>
<tr><td style="padding:24px 4px 0">
${DASHED_LINE_END}
${footer}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString();
}
