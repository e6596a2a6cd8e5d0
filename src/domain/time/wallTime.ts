/** The clock of every date and time on this site, in mails and calendar files. */
export const STUDIO_TIME_ZONE = 'America/Sao_Paulo';

const MINUTE_MS = 60_000;

/** São Paulo is three hours behind UTC all year: Brazil has had no summer time since 2019 (Decreto 9.772/2019). */
const BEHIND_UTC_MS = 180 * MINUTE_MS;

/** The instant at which UTC shows what the clocks of São Paulo show at `instant`, whole minutes. */
export function saoPauloWallTime(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS - BEHIND_UTC_MS;
}
