import { studio } from '#src/copy/studio.ts';
import { siteUrl } from './siteUrl.ts';

const { line, city, state, postalCode, country } = studio.postalAddress;

export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: line,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: country,
};

export const organization = { '@type': 'Organization', name: studio.name, url: siteUrl('/') };
