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

/** The studio with its contact details, for the home page. */
export const studioJsonLd = () => ({
  ...organization,
  logo: siteUrl('/icons/icon-512.png'),
  email: studio.email,
  telephone: studio.phone.href.replace('tel:', ''),
  address: postalAddress,
  sameAs: studio.social.map(({ href }) => href),
});
