/**
 * A moment of São Paulo as ISO 8601 text: day '2026-11-08' and time '14:00:00' make '2026-11-08T14:00:00-03:00'. Brazil
 * has had no summer time since 2019 (Decreto 9.772/2019).
 */
export function momentInSaoPaulo(day: string, time = '00:00:00'): string {
  return `${day}T${time}-03:00`;
}
