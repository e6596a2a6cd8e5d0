import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';

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
