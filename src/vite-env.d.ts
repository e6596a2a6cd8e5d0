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
