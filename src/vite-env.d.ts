// biome-ignore-all lint/style/noDefaultExport: the form in which Vite's plugins give files and content.

type BuiltInVariable =
  | typeof import('../tools/productionVariables.ts').requiredVariables[number]
  | 'VITE_MEDIA_BASE_URL'
  | 'VITE_VLIBRAS_URL';

interface ImportMetaEnv extends Readonly<Partial<Record<BuiltInVariable, string>>> {}

type ItemTemplate = keyof import('../tools/content/deriveContent.ts').Items;

/** Content of a screen that shows one item, by its template. */
type Item<Template extends ItemTemplate> = import('../tools/content/deriveContent.ts').Items[Template];

declare module '*.svg?picture' {
  const picture: import('../tools/pictures/describePicture.ts').Picture;
  export default picture;
}

declare module '*.svg?banner' {
  const banner: import('../tools/pictures/describePicture.ts').BannerPicture;
  export default banner;
}

/**
 * The content as the pages import it; it is made of the files below content/ (tools/content). A star stands for lists
 * or items of one form, as in `events-current`.
 */
declare module 'virtual:content/addresses' {
  const addresses: readonly { path: string; template: ItemTemplate }[];
  export default addresses;
}

declare module 'virtual:content/screens' {
  const screens: readonly { path: string; file: string }[];
  export default screens;
}

declare module 'virtual:content/work-titles' {
  const list: import('../tools/content/deriveContent.ts').Lists['work-titles'];
  export default list;
}

declare module 'virtual:content/projects' {
  const list: import('../tools/content/deriveContent.ts').Lists['projects'];
  export default list;
}

declare module 'virtual:content/stories' {
  const list: import('../tools/content/deriveContent.ts').Lists['stories'];
  export default list;
}

declare module 'virtual:content/publications*' {
  const list: import('../tools/content/deriveContent.ts').Lists['publications'];
  export default list;
}

declare module 'virtual:content/models' {
  const list: import('../tools/content/deriveContent.ts').Lists['models'];
  export default list;
}

declare module 'virtual:content/events*' {
  const list: import('../tools/content/deriveContent.ts').Lists['events'];
  export default list;
}

declare module 'virtual:content/training-dates' {
  const list: import('../tools/content/deriveContent.ts').Lists['training-dates'];
  export default list;
}

declare module 'virtual:content/*-programs' {
  const list: import('../tools/content/deriveContent.ts').Lists['training-programs'];
  export default list;
}

declare module 'virtual:content/team' {
  const list: import('../tools/content/deriveContent.ts').Lists['team'];
  export default list;
}

declare module 'virtual:content/testimonials-*' {
  const list: import('../tools/content/deriveContent.ts').Lists['testimonials-servicos'];
  export default list;
}

declare module 'virtual:content/milestones' {
  const list: import('../tools/content/deriveContent.ts').Lists['milestones'];
  export default list;
}

declare module 'virtual:content/partners' {
  const list: import('../tools/content/deriveContent.ts').Lists['partners'];
  export default list;
}

declare module 'virtual:content/notices' {
  const list: import('../tools/content/deriveContent.ts').Lists['notices'];
  export default list;
}

declare module 'virtual:content/criteria' {
  const list: import('../tools/content/deriveContent.ts').Lists['criteria'];
  export default list;
}

declare module 'virtual:content/walks' {
  const list: import('../tools/content/deriveContent.ts').Lists['walks'];
  export default list;
}

declare module 'virtual:content/questions' {
  const list: import('../tools/content/deriveContent.ts').Lists['questions'];
  export default list;
}

declare module 'virtual:content/questions-accessibility' {
  const list: import('../tools/content/deriveContent.ts').Lists['questions-accessibility'];
  export default list;
}

declare module 'virtual:content/retellings-*' {
  const list: import('../tools/content/deriveContent.ts').Content['retellings'][string];
  export default list;
}

declare module 'virtual:content/loaders/*' {
  const loaders: Record<string, () => Promise<{ default: unknown }>>;
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
