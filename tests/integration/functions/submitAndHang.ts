import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someMessage } from './post.ts';

/** A process of its own that takes one message (its id and the mail server's port are the arguments), to be killed. */
const [idempotencyKey = '', smtpPort = ''] = process.argv.slice(2);
const handlers = createTestHandlers({ db: await openDatabase(), smtpPort: Number(smtpPort) });
await handlers.contact({ ...someMessage(), idempotencyKey, recaptchaToken: PERSON });
