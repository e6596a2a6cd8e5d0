import { runSmokeChecks } from './smoke/Check.ts';
import { checksByHand } from './smoke/checksByHand.ts';
import { functionChecks } from './smoke/functionChecks.ts';
import { pageChecks } from './smoke/pageChecks.ts';
import { policyChecks } from './smoke/policyChecks.ts';
import { redirectChecks } from './smoke/redirectChecks.ts';
import { openSite } from './smoke/Site.ts';
import { smokeTable } from './smoke/smokeTable.ts';

const [address] = process.argv.slice(2);

if (!address || !URL.canParse(address)) {
  console.error('npm run smoke -- https://www.studio.com   says what holds of a deployed site');
  process.exitCode = 1;
} else {
  const site = openSite(address);
  const findings = await runSmokeChecks(site, [
    ...pageChecks,
    ...redirectChecks,
    ...policyChecks,
    ...functionChecks,
  ]);
  const failed = findings.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${smokeTable(findings).join('\n')}\n`);
  console.log(`${findings.length - failed} hold, ${failed} do not. A person still has to try:\n`);
  const byHand = await checksByHand(site).catch(() => []);
  console.log(byHand.map((line) => `  - ${line}`).join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}
