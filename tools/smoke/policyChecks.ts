import type { Check } from './Check.ts';
import { sitemapPaths } from './pageChecks.ts';
import { policyProblems } from './policyProblems.ts';

/** What the security policy must let the pages do. */
export const policyChecks: Check[] = [
  {
    name: 'The security policy admits what each page loads',
    find: async (site) => {
      const problems: string[] = [];
      for (const path of [...(await sitemapPaths(site)), '/login', '/nao-existe']) {
        const { headers, text } = await site.ask(path);
        const policy = headers.get('content-security-policy') ?? '';
        for (const problem of policyProblems(text, policy, site.origin)) problems.push(`${path}: ${problem}`);
      }
      return problems;
    },
  },
];
