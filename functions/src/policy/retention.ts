/** How long the reservation of an id is kept that was never released. */
export const CLAIM_KEPT_MS = 24 * 3_600_000;
