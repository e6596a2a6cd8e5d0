import { usesEmulators } from '#src/services/firebase/emulators.ts';

/** The site key of Google reCAPTCHA; empty when none is configured. */
export const captchaSiteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY ?? '';

/** A local run without a key shows a checkbox in place of the captcha, which the function accepts inside the emulator. */
export const usesLocalCaptcha = usesEmulators && captchaSiteKey === '';
