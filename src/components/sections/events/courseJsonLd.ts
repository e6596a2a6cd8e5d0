import { organization } from '#src/components/ui/head/studioJsonLd.ts';

export function courseJsonLd(name: string, description: string, further: Record<string, string> = {}) {
  return {
    '@type': 'Course',
    name,
    description,
    ...further,
    provider: organization,
  };
}
