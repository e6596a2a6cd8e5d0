import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';

/** A programme as a schema.org Course of the studio, plus the properties in `further`. */
export function courseJsonLd(name: string, description: string, further: Record<string, string> = {}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    ...further,
    provider: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
  };
}
