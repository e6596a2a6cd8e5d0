import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { revokeAdmin } from './admin/revokeAdmin.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run admin:revoke -- pessoa@example.com     this account is no administrator any more, at once

${projectUsage}`;

await runCommand({ usage, options: projectOptions, allowPositionals: true }, async (project, [email]) => {
  if (!email) throw new Error(usage);
  await revokeAdmin(await connectAdmin(project), email);
  console.log(`\n${email} is no administrator any more; every session of the account has ended.`);
});
