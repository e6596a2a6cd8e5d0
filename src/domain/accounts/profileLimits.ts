/** Limits of a profile's texts, in characters. firestore.rules has the same limits. */
export const DISPLAY_NAME_MIN = 2;
export const DISPLAY_NAME_LIMIT = 50;
export const ABOUT_LIMIT = 500;
