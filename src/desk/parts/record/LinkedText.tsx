import { splitLinks } from '#src/domain/text/splitLinks.ts';
import { whatsappAddress } from '#src/domain/text/telephone.ts';

/** The text that somebody wrote, with its links, addresses and telephones to press; nothing of it is read as HTML. */
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
