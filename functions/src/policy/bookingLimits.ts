/** How long a booking's link holds after the day of the consultation. */
export const LINK_DAYS = 30;
