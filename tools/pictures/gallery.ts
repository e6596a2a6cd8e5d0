import type { Compositions } from './composition.ts';
import { contact } from './compositions/contact.ts';
import { homeHero } from './compositions/home-hero.ts';
import { homeSections } from './compositions/home-sections.ts';
import { portraits } from './compositions/portraits.ts';
import { projects } from './compositions/projects.ts';
import { servicesFirst } from './compositions/services-first.ts';
import { servicesSecond } from './compositions/services-second.ts';
import { slides } from './compositions/slides.ts';

/** Every picture of the site, by the name that the content modules use. */
export const gallery: Compositions = {
  ...homeHero,
  ...homeSections,
  ...contact,
  ...portraits,
  ...slides,
  ...servicesFirst,
  ...servicesSecond,
  ...projects,
};
