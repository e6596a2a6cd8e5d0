/** Region of the functions. Hosting's rewrites get it in `hostingOf`. */
export const REGION = 'southamerica-east1';

/** Region of the database and the files, which cannot be moved. firebase.json repeats it. */
export const DATA_REGION = 'southamerica-east1';
