import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { grantAdmin } from './admin/grantAdmin.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run admin:grant -- pessoa@example.com      makes this account an administrator of the deployed site

The account must exist already and its e-mail be verified. ${projectUsage}`;

await runCommand({ usage, options: projectOptions, allowPositionals: true }, async (project, [email]) => {
  if (!email) throw new Error(usage);
  await grantAdmin(await connectAdmin(project), email);
  console.log(
    `\n${email} is an administrator from the next sign-in on (a running session learns it within an hour).`,
  );
});
