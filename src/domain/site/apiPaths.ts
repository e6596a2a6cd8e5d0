/** Paths of the two functions for forms, on the site's own origin. Hosting rewrites them to the functions. */
export const SEND_CONTACT_EMAIL_PATH = '/api/sendContactEmail';
export const SEND_AGENDAMENTO_PATH = '/api/sendAgendamento';

/** Functions that return stored data: to administrators all lists, and to members their own data. */
export const EXPORT_SUBMISSIONS_PATH = '/api/exportSubmissions';
export const MY_DATA_PATH = '/api/myData';

/** The public agenda; `?mes=yyyy-mm` selects a month. */
export const MONTH_AGENDA_PATH = '/api/horarios';

/** Paths of the functions that run commands of visitors with a booking's link, and commands of administrators. */
export const MANAGE_BOOKING_PATH = '/api/manageBooking';
export const STUDIO_PATH = '/api/studio';

/** The studio's calendar feed. The secret and '.ics' follow this path. */
export const CALENDAR_FEED_PATH = '/api/calendario';
