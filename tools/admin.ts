import { PASSKEY_LINK_FRAGMENT, PASSKEY_LINK_MINUTES } from '#src/domain/accounts/passkeys.ts';
import { paths } from '#src/domain/site/paths.ts';
import { grantAdmin, revokeAdmin } from './admin/administrators.ts';
import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run admin:grant -- pessoa@example.com    makes this account an administrator of the deployed site
npm run admin:grant -- --reset-passkeys pessoa@example.com   the same for somebody who has lost every passkey
npm run admin:revoke -- pessoa@example.com   this account is no administrator any more, at once

The account must exist already, and to become one its e-mail be verified. ${projectUsage}`;

const options = {
  ...projectOptions,
  revoke: { type: 'boolean' },
  'reset-passkeys': { type: 'boolean' },
} as const;

await runCommand({ usage, options, allowPositionals: true }, async (asked, [email]) => {
  if (!email) throw new Error(usage);
  const { revoke, 'reset-passkeys': resets, ...project } = asked;
  const { siteUrl, ...services } = await connectAdmin(project);
  if (revoke) {
    await revokeAdmin(services, email);
    console.log(`\n${email} is no administrator any more; every session of the account has ended.`);
    return;
  }
  const secret = await grantAdmin(services, email, resets);
  console.log(`
${email} is an administrator. They sign in with their password and enrol a passkey at this address,
which is good for ${PASSKEY_LINK_MINUTES} minutes and once. Hand it to nobody else:

${siteUrl}${paths.admin}#${PASSKEY_LINK_FRAGMENT}${secret}`);
});
