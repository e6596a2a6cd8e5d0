import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from './chromiumFlags.ts';
import { provideChromium } from './provideChromium.ts';

/** Starts a Chromium without a window, and installs one before where there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: chromiumFlags });
}
