/** Region of the functions, the database and the files. firebase.json repeats it. */
export const REGION = 'southamerica-east1';
