import { grantAdmin, revokeAdmin } from './admin/administrators.ts';
import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run admin:grant -- pessoa@example.com    makes this account an administrator of the deployed site
npm run admin:revoke -- pessoa@example.com   this account is no administrator any more, at once

The account must exist already, and to become one its e-mail be verified. ${projectUsage}`;

const options = { ...projectOptions, revoke: { type: 'boolean' } } as const;

await runCommand({ usage, options, allowPositionals: true }, async ({ revoke, ...project }, [email]) => {
  if (!email) throw new Error(usage);
  const services = await connectAdmin(project);
  await (revoke ? revokeAdmin : grantAdmin)(services, email);
  console.log(
    revoke
      ? `\n${email} is no administrator any more; every session of the account has ended.`
      : `\n${email} is an administrator from the next sign-in on (a running session learns it within an hour).`,
  );
});
