import type { WindowSize } from './BrowserDriver.ts';

/** The window in which the tests begin. */
export const wideWindow: WindowSize = { width: 1280, height: 900 };
