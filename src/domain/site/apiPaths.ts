export const SEND_CONTACT_EMAIL_PATH = '/api/sendContactEmail';
export const SEND_AGENDAMENTO_PATH = '/api/sendAgendamento';

export const EXPORT_SUBMISSIONS_PATH = '/api/exportSubmissions';
export const MY_DATA_PATH = '/api/myData';

/** The public agenda; `?mes=yyyy-mm` selects a month. */
export const MONTH_AGENDA_PATH = '/api/horarios';

export const MANAGE_BOOKING_PATH = '/api/manageBooking';
export const STUDIO_PATH = '/api/studio';

/** The studio's calendar feed. The secret and '.ics' follow this path. */
export const CALENDAR_FEED_PATH = '/api/calendario';
