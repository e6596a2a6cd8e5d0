/** How many bookings with a slot in the future one e-mail may have. */
export const FUTURE_BOOKINGS = 3;
