import { usesEmulators } from '#src/services/firebase/emulators.ts';

/** The site key of Google reCAPTCHA; empty if none is configured. */
export const captchaSiteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY ?? '';

/** A checkbox replaces the captcha in local runs without a key. Functions accept the checkbox only in the emulator. */
export const usesLocalCaptcha = usesEmulators && captchaSiteKey === '';
