/** How many bookings with a slot in the future one e-mail may have. */
export const FUTURE_BOOKINGS = 3;

/** How long a booking's link holds after the day of the consultation. */
export const LINK_DAYS = 30;
