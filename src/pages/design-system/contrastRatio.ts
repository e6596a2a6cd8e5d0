/** The channels of a computed colour such as "rgb(31, 18, 53)", 0 to 255; undefined for any other spelling. */
function channels(colour: string): [number, number, number] | undefined {
  const [red, green, blue] = (colour.match(/^rgba?\(([^)]+)\)$/)?.[1] ?? '')
    .split(/[\s,/]+/)
    .slice(0, 3)
    .map(Number);
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

function luminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque computed colours after WCAG 2.2, from 1 to 21; NaN when one of them cannot be read. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)];
  if (!first || !second) return Number.NaN;
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
