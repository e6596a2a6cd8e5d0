/** The cloths of the brand, plus five skin tones dyed from coral, girassol and tinta in different measures. */
export const palette = {
  tinta: '#1F1235',
  linho: '#FBF6EC',
  cru: '#F3E9D8',
  linha: '#C21F39',
  girassol: '#F2B01E',
  lilas: '#C9B6F2',
  ceu: '#8FD0FF',
  coral: '#FF8A6B',
  petroleo: '#0B5F5B',
  folha: '#2F6B45',
  trigo: '#F9C9A6',
  mel: '#DE9A66',
  canela: '#B36B45',
  jambo: '#87492F',
  cafe: '#5A2F2A',
} as const;

/** The name of one cloth. */
export type Colour = keyof typeof palette;

const pale: readonly Colour[] = ['linho', 'cru'];

/** The colour and opacity of a seam that must be seen on this cloth: light on colour, dark on linen. */
export function seamOn(cloth: Colour): { stroke: string; opacity: number } {
  return pale.includes(cloth)
    ? { stroke: palette.tinta, opacity: 0.28 }
    : { stroke: palette.linho, opacity: 0.62 };
}
