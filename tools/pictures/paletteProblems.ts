/** The minimum contrast of foreground and background colours (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly [least: number, fronts: string, grounds: string][] = [
  [7, 'ink', 'cream cream-deep field white'],
  [7, 'night-ink', 'night night-deep night-field night-band band-surface black'],
  [4.5, 'ink-soft red-text red-deep success', 'cream cream-deep field'],
  [4.5, 'night-ink-soft night-red night-red-deep night-success', 'night night-deep night-field'],
  [4.5, 'ink error-on-light', 'sunflower lilac sky coral cream cream-deep'],
  [4.5, 'cream error-on-deep', 'petrol leaf red-text ink night-band band-surface'],
  [4.5, 'white', 'red red-deep'],
  [4.5, 'red', 'cream'],
  [4.5, 'ink', 'night-red night-red-deep'],
  [3, 'line', 'cream field'],
  [3, 'night-line', 'night night-field'],
  [7, 'red-strong error-on-light', 'white'],
  [7, 'night-red-strong error-on-deep', 'black'],
];

/** Relative luminance of a colour such as '#c21f39', from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** All problems of a palette, one sentence each: invalid colours, and pairs with too little contrast. */
export function paletteProblems(palette: Readonly<Record<string, string>>): string[] {
  const unreadable = Object.entries(palette).filter(([, colour]) => !/^#[0-9a-f]{6}$/.test(colour));
  if (unreadable.length > 0)
    return unreadable.map(([name, colour]) => `"${name}" must be a colour such as #c21f39, not ${colour}`);
  return PAIRS.flatMap(([least, fronts, grounds]) =>
    fronts.split(' ').flatMap((front) =>
      grounds.split(' ').flatMap((ground) => {
        const ratio = contrast(palette[front] ?? '', palette[ground] ?? '');
        return ratio >= least
          ? []
          : [`"${front}" on "${ground}" has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1`];
      }),
    ),
  );
}
