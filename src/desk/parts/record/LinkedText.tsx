import { splitLinks } from '#src/domain/text/splitLinks.ts';
import { whatsappAddress } from '#src/domain/text/telephone.ts';

/** Somebody's text with clickable links, e-mail addresses and telephone numbers; HTML in it is not interpreted. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, link }, index) => {
    const key = `${index} ${part}`;
    if (!link) return part;
    if (link.kind === 'web')
      return (
        <a key={key} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </a>
      );
    const chat = link.kind === 'phone' && whatsappAddress(part);
    return (
      <span key={key}>
        <a href={link.href}>{part}</a>{' '}
        {chat && (
          <a href={chat} className="small" aria-label={`WhatsApp ${part}`}>
            WhatsApp
          </a>
        )}
      </span>
    );
  });
}
