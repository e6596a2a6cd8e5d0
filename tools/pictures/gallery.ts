import type { Compositions } from './composition.ts';
import { aboutPage } from './compositions/about.ts';
import { academyPage } from './compositions/academy.ts';
import { archiveCase } from './compositions/archive-case.ts';
import { branding } from './compositions/branding.ts';
import { businessDesign } from './compositions/business-design.ts';
import { checkoutCase } from './compositions/checkout-case.ts';
import { clinicCase } from './compositions/clinic-case.ts';
import { contact } from './compositions/contact.ts';
import { designEducation } from './compositions/design-education.ts';
import { digitalExperiences } from './compositions/digital-experiences.ts';
import { events } from './compositions/events.ts';
import { formScenes } from './compositions/form-scenes.ts';
import { handbookCase } from './compositions/handbook-case.ts';
import { homeHero } from './compositions/home-hero.ts';
import { homeSections } from './compositions/home-sections.ts';
import { humanCentredDesign } from './compositions/human-centred-design.ts';
import { knowledgeManagement } from './compositions/knowledge-management.ts';
import { manifestoPage } from './compositions/manifesto.ts';
import { photographyCase } from './compositions/photography-case.ts';
import { place } from './compositions/place.ts';
import { portraits } from './compositions/portraits.ts';
import { principles } from './compositions/principles.ts';
import { projects } from './compositions/projects.ts';
import { publications } from './compositions/publications.ts';
import { researchModels } from './compositions/research-models.ts';
import { slides } from './compositions/slides.ts';
import { training } from './compositions/training.ts';

/** Every picture of the site, by the name that the content modules use. */
export const gallery = {
  ...homeHero,
  ...homeSections,
  ...contact,
  ...portraits,
  ...slides,
  ...digitalExperiences,
  ...businessDesign,
  ...branding,
  ...training,
  ...humanCentredDesign,
  ...knowledgeManagement,
  ...designEducation,
  ...projects,
  ...photographyCase,
  ...place,
  ...checkoutCase,
  ...clinicCase,
  ...archiveCase,
  ...handbookCase,
  ...aboutPage,
  ...academyPage,
  ...manifestoPage,
  ...principles,
  ...researchModels,
  ...publications,
  ...events,
  ...formScenes,
} satisfies Compositions;
