import type { BrowserEngine } from './BrowserDriver.ts';
import { chromiumEngine, firefoxEngine } from './puppeteerEngine.ts';
import { webkitEngine } from './webkitEngine.ts';

/** The engines in which the main jobs are tried, where they are installed. */
export const browserEngines: readonly BrowserEngine[] = [firefoxEngine, webkitEngine, chromiumEngine];
