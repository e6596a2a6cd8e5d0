import { parseArgs } from 'node:util';
import { connectAdmin, projectOptions, projectUsage, reportFailure } from './admin/connectAdmin.ts';
import { revokeAdmin } from './admin/revokeAdmin.ts';

const usage = `npm run admin:revoke -- pessoa@example.com     this account is no administrator any more, at once

${projectUsage}`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: projectOptions });

async function revoke(email: string): Promise<void> {
  await revokeAdmin(await connectAdmin(values), email, console.log);
  console.log(`\n${email} is no administrator any more; every session of the account has ended.`);
}

const [email] = positionals;
if (values.help || !email) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else await revoke(email).catch(reportFailure);
