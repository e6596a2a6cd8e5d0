const LARGEST_STEP = 12;

function showFont(font: FontFace, texts: readonly HTMLElement[]): void {
  const heights = texts.map((text) => text.offsetHeight);
  document.fonts.add(font);
  let pending = texts.map((text, index) => {
    const height = heights[index] ?? 0;
    return { text, height, step: text.offsetHeight < height ? 0.01 : -0.01 };
  });
  for (let count = 1; count <= LARGEST_STEP; count += 1) {
    pending = pending.filter(({ text, height }) => text.offsetHeight !== height);
    // All texts are changed before any is measured, because each measurement forces a layout.
    for (const { text, step } of pending) text.style.wordSpacing = `${count * step}em`;
  }
}

const TEXTS = 'p, nav ol';

/**
 * Shows running text in a loaded font. The word spacing changes so that each text in view keeps its number of lines and
 * nothing moves (docs/decisions/0005-fonts.md).
 */
export function swapTextFont(font: FontFace): void {
  // Uses an observer to find the texts in view, because measuring would force another layout.
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
