import { runCommand } from './runCommand.ts';
import { openSite } from './smoke/Site.ts';
import { checksByHand, runSmokeChecks, smokeTable } from './smoke/smokeChecks.ts';

const usage = 'npm run smoke -- https://www.studio.com   says what holds of a deployed site';

await runCommand({ usage, options: {}, allowPositionals: true }, async (_, [address = '']) => {
  if (!URL.canParse(address)) throw new Error(usage);
  const site = openSite(address);
  const findings = await runSmokeChecks(site);
  const failed = findings.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${smokeTable(findings).join('\n')}\n`);
  console.log(`${findings.length - failed} hold, ${failed} do not. A person still has to try:\n`);
  const byHand = await checksByHand(site).catch(() => []);
  console.log(byHand.map((line) => `  - ${line}`).join('\n'));
  return failed === 0;
});
