/** The variables that a production build needs; .env.example says where each comes from. */
export const requiredVariables = [
  'VITE_SITE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_ADMIN_EMAIL',
] as const;

/** The required variables that are not set or are empty in `environment`. */
export function missingVariables(environment: NodeJS.ProcessEnv): string[] {
  return requiredVariables.filter((name) => !environment[name]?.trim());
}
