import { studio } from '#src/copy/studio.ts';
import { momentInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { FeedEntry } from '../content/derive/screens.ts';

/** The feed's address, to which pages link in their heads. */
export const FEED_PATH = '/feed.xml';
const title = `${studio.name}: publicações e encontros`;
export const feedLink = `<link rel="alternate" type="application/atom+xml" href="${FEED_PATH}">`;

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);
const person = (name: string) => `<author><name>${escapeXml(name)}</name></author>`;

/** The Atom feed (RFC 4287) of publications and events, newest first; `origin` makes paths absolute. */
export function atomFeed(screens: readonly { path: string; feed?: FeedEntry }[], origin: string): string {
  const published = screens
    .flatMap(({ path, feed }) => (feed ? [{ ...feed, url: escapeXml(new URL(path, origin).href) }] : []))
    .toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = published.map(
    (entry) => `  <entry>
    <id>${entry.url}</id>
    <title>${escapeXml(entry.title)}</title>
    <link href="${entry.url}"/>
    <published>${momentInSaoPaulo(entry.published)}</published>
    <updated>${momentInSaoPaulo(entry.published)}</updated>
    ${entry.authors.map(person).join('')}
    <summary>${escapeXml(entry.summary)}</summary>
  </entry>`,
  );
  const self = new URL(FEED_PATH, origin).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
  <id>${self}</id>
  <title>${escapeXml(title)}</title>
  <link rel="self" href="${self}"/>
  <link href="${new URL('/', origin).href}"/>
  <updated>${momentInSaoPaulo(published[0]?.published ?? `${studio.since}-01-01`)}</updated>
  ${person(studio.name)}
${entries.join('\n')}
</feed>
`;
}
