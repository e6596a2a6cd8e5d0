// biome-ignore-all lint/style/noDefaultExport: Vite's plugins turn files and content into modules with default exports.

type BuiltInVariable =
  | typeof import('../tools/deploy/productionVariables.ts').requiredVariables[number]
  | 'VITE_MEDIA_BASE_URL'
  | 'VITE_VLIBRAS_URL';

interface ImportMetaEnv extends Readonly<Partial<Record<BuiltInVariable, string>>> {}

type ItemTemplate = keyof import('../tools/content/deriveContent.ts').Items;

type Item<Template extends ItemTemplate> = import('../tools/content/deriveContent.ts').Items[Template];

declare module '*.svg?picture' {
  const picture: import('../tools/pictures/describePicture.ts').Picture;
  export default picture;
}

declare module '*.svg?banner' {
  const banner: import('../tools/pictures/describePicture.ts').BannerPicture;
  export default banner;
}

// The content modules that pages import; tools/content generates them from the files below content/.

declare module 'virtual:content/addresses' {
  const addresses: readonly { path: string; template: ItemTemplate }[];
  export default addresses;
}

declare module 'virtual:content/screens' {
  const screens: readonly { path: string; file: string }[];
  export default screens;
}

/** A list is exported under its own name: `import { team } from 'virtual:content/lists/team'`. */
declare module 'virtual:content/lists/*' {
  const lists: import('../tools/content/deriveContent.ts').Lists;
  export = lists;
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
  const counts: ReturnType<typeof import('../tools/content/contentModule.ts').countsOf>;
  export = counts;
}

declare module 'virtual:content/form-policy' {
  const policy: typeof import('../tools/content/derive/forms.ts').formPolicy;
  export = policy;
}

declare module 'virtual:content/form-notes' {
  const notes: typeof import('../tools/content/derive/forms.ts').formNotes;
  export default notes;
}
