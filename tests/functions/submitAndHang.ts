import { openDatabase } from '#tests/support/openDatabase.ts';
import { openDesk, PERSON } from './openDesk.ts';
import { someMessage } from './post.ts';

/** A process of its own that takes one message (its id and the mail server's port are the arguments), to be killed. */
const [submissionId = '', smtpPort = ''] = process.argv.slice(2);
const desk = openDesk({ db: await openDatabase(), smtpPort: Number(smtpPort) });
await desk.contact({ ...someMessage(), submissionId, recaptchaToken: PERSON });
