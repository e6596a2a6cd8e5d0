import { parseArgs } from 'node:util';
import { connectAdmin, projectOptions, projectUsage, reportFailure } from './admin/connectAdmin.ts';
import { grantAdmin } from './admin/grantAdmin.ts';

const usage = `npm run admin:grant -- pessoa@example.com      makes this account an administrator of the deployed site

The account must exist already and its e-mail be verified. ${projectUsage}`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: projectOptions });

async function grant(email: string): Promise<void> {
  const { auth } = await connectAdmin(values);
  await grantAdmin(auth, email, console.log);
  console.log(
    `\n${email} is an administrator from the next sign-in on (a running session learns it within an hour).`,
  );
}

const [email] = positionals;
if (values.help || !email) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else await grant(email).catch(reportFailure);
