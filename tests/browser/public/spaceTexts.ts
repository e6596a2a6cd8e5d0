import type { Page } from '@playwright/test';

/** All text spacings of WCAG 2.2, 1.4.12. */
const css = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Increases a page's text spacing as a visitor's own style sheet would. The returned function restores it. */
export async function spaceTexts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
