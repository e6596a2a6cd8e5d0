/** Fills of drawings, with the same colours in both themes. */
export const paletteFills = {
  cream: 'var(--fixed-cream)',
  ink: 'var(--fixed-ink)',
  sunflower: 'var(--sunflower)',
  lilac: 'var(--lilac)',
  sky: 'var(--sky)',
  coral: 'var(--coral)',
  petrol: 'var(--petrol)',
  red: 'var(--fixed-red)',
} as const;

export type PaletteFill = keyof typeof paletteFills;
