interface ImportMetaEnv {
  readonly VITE_ADMIN_EMAIL?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_MEDIA_BASE_URL?: string;
  readonly VITE_VLIBRAS_URL?: string;
}

declare module '*.svg?picture' {
  const picture: import('./content/picture.ts').Picture;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives a file.
  export default picture;
}

declare module '*.svg?banner' {
  const banner: import('./content/picture.ts').BannerPicture;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives a file.
  export default banner;
}

/** The content as the pages import it; it is made of the files below content/ (tools/content). */
declare module 'virtual:content/addresses' {
  export type ScreenTemplate =
    | 'projects'
    | `cases-${'story' | 'results' | 'phases'}`
    | 'publications'
    | 'models'
    | 'events'
    | 'training-programs'
    | 'education-programs';
  const addresses: readonly { path: string; template: ScreenTemplate }[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default addresses;
}

declare module 'virtual:content/screens' {
  const screens: readonly { path: string; file: string }[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default screens;
}

declare module 'virtual:content/work-titles' {
  const titles: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default titles;
}

declare module 'virtual:content/projects' {
  const list: readonly import('../tools/content/derive/projects.ts').ProjectCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/publications' {
  const list: readonly import('../tools/content/derive/publications.ts').PublicationCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/publications-newest' {
  const list: readonly import('../tools/content/derive/publications.ts').PublicationCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/models' {
  const list: readonly import('../tools/content/derive/models.ts').ModelCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/events' {
  const list: readonly import('../tools/content/derive/events.ts').EventCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/events-current' {
  const list: readonly import('../tools/content/derive/events.ts').EventCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/training-dates' {
  const list: readonly import('../tools/content/derive/events.ts').TrainingDate[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/training-programs' {
  const list: readonly import('../tools/content/derive/programs.ts').ProgramCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/education-programs' {
  const list: readonly import('../tools/content/derive/programs.ts').ProgramCard[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/team' {
  const list: readonly import('../tools/content/derive/people.ts').Member[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/testimonials-servicos' {
  const list: readonly import('../tools/content/derive/people.ts').TestimonialItem[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/testimonials-treinamentos' {
  const list: readonly import('../tools/content/derive/people.ts').TestimonialItem[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/milestones' {
  const list: readonly import('../tools/content/derive/milestones.ts').Milestone[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/partners' {
  const list: readonly string[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/notices' {
  const list: readonly import('../tools/content/derive/notices.ts').NoticeItem[];
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default list;
}

declare module 'virtual:content/cases/*' {
  const card: import('../tools/content/derive/cases.ts').CaseCard;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default card;
}

declare module 'virtual:content/loaders/projects' {
  export type Item = import('../tools/content/derive/projects.ts').ProjectItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/cases-story' {
  export type Item = import('../tools/content/derive/cases.ts').StoryCase;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/cases-results' {
  export type Item = import('../tools/content/derive/cases.ts').ResultsCase;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/cases-phases' {
  export type Item = import('../tools/content/derive/cases.ts').PhasesCase;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/publications' {
  export type Item = import('../tools/content/derive/publications.ts').PublicationItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/models' {
  export type Item = import('../tools/content/derive/models.ts').ModelItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/events' {
  export type Item = import('../tools/content/derive/events.ts').EventItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/training-programs' {
  export type Item = import('../tools/content/derive/programs.ts').ProgramItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/loaders/education-programs' {
  export type Item = import('../tools/content/derive/programs.ts').ProgramItem;
  const loaders: Record<string, () => Promise<{ default: Item }>>;
  // biome-ignore lint/style/noDefaultExport: the form in which Vite's plugin gives content.
  export default loaders;
}

declare module 'virtual:content/counts' {
  type InWords = ReturnType<typeof import('../tools/content/derive/inWords.ts').inWords>;
  export const projects: InWords;
  export const models: InWords;
  export const team: InWords;
  export const trainingPrograms: InWords;
  export const educationPrograms: InWords;
  export const currentEvents: number;
  export const trainingDates: number;
  export const hasNotices: boolean;
  /** The years of the studio's milestones, in their order. */
  export const years: readonly string[];
}
