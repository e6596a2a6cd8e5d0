import type { Compositions } from './composition.ts';
import { about } from './compositions/about.ts';
import { contact } from './compositions/contact.ts';
import { emblems } from './compositions/emblems.ts';
import { homeHero } from './compositions/home-hero.ts';
import { homeSections } from './compositions/home-sections.ts';
import { photographyCase } from './compositions/photography-case.ts';
import { place } from './compositions/place.ts';
import { portraits } from './compositions/portraits.ts';
import { projects } from './compositions/projects.ts';
import { research } from './compositions/research.ts';
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
  ...photographyCase,
  ...place,
  ...about,
  ...research,
  ...emblems,
};
