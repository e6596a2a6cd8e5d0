/** Addresses of the two functions on the site's own origin (Hosting rewrites them). */
export const SEND_CONTACT_EMAIL_PATH = '/api/sendContactEmail';
export const SEND_AGENDAMENTO_PATH = '/api/sendAgendamento';

/** Addresses of the functions that hand out what is stored: lists to administrators, their own to members. */
export const EXPORT_SUBMISSIONS_PATH = '/api/exportSubmissions';
export const MY_DATA_PATH = '/api/myData';

/** Address of what visitors may know of the agenda; `?mes=yyyy-mm` asks for a month. */
export const MONTH_AGENDA_PATH = '/api/horarios';

/** Addresses of the commands: of visitors with a booking behind its link, and of administrators. */
export const MANAGE_BOOKING_PATH = '/api/manageBooking';
export const STUDIO_PATH = '/api/studio';

/** The studio's calendar feed; the secret and '.ics' follow. */
export const CALENDAR_FEED_PATH = '/api/calendario';
