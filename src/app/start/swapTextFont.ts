/** How much space between words a text may get or lose to keep its number of lines, in hundredths of an em. */
const LARGEST_STEP = 12;

/** Shows texts in a font, with as much space between words as keeps their height. */
function showFont(font: FontFace, texts: readonly HTMLElement[]): void {
  const heights = texts.map((text) => text.offsetHeight);
  document.fonts.add(font);
  let pending = texts.map((text, index) => {
    const height = heights[index] ?? 0;
    return { text, height, step: text.offsetHeight < height ? 0.01 : -0.01 };
  });
  for (let count = 1; count <= LARGEST_STEP; count += 1) {
    pending = pending.filter(({ text, height }) => text.offsetHeight !== height);
    // All of them before any is measured: each measurement lays out the page.
    for (const { text, step } of pending) text.style.wordSpacing = `${count * step}em`;
  }
}

/** Paragraphs, and the way back to a page above its title. */
const TEXTS = 'p, nav ol';

/**
 * Shows running text in a font that has just been loaded. A text in view keeps its number of lines, by a little space
 * between words, so that nothing moves. See docs/decisions/0005-fonts.md.
 */
export function swapTextFont(font: FontFace): void {
  // An observer, because measuring would force another layout.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const seen = entries.filter(({ isIntersecting, target }) => isIntersecting && target.matches(TEXTS));
    showFont(
      font,
      seen.map(({ target }) => target as HTMLElement),
    );
  });
  for (const element of document.querySelectorAll(`main, main :is(${TEXTS})`)) observer.observe(element);
}
