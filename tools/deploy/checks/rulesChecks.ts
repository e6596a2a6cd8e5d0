import { readFileSync } from 'node:fs';
import type { Check } from './Check.ts';

/** An unsafe permission: its condition is missing or `true`, or allows any account, or everybody until a date. */
const OPEN =
  /\ballow\s+[a-z,\s]+?(?::\s*if\s+(?:\(?\s*true\s*\)?|request\.time\s*<[^;]*|request\.auth\s*!=\s*null))?\s*;/g;

const openIn = (rules: string): string[] => rules.match(OPEN) ?? [];

/** Checks of the released rules, because somebody may have changed them in the console. */
export const rulesChecks: Record<string, Check> = {
  rules: async (ask, { project, bucket }) => {
    const api = 'https://firebaserules.googleapis.com/v1';
    const released = [
      { file: 'firestore.rules', release: 'cloud.firestore', only: 'firestore:rules' },
      { file: 'storage.rules', release: `firebase.storage/${bucket}`, only: 'storage' },
    ];
    const found = released.map(async ({ file, release, only }) => {
      // https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases/get
      const found = await ask<{ rulesetName: string }>(`${api}/projects/${project}/releases/${release}`);
      const ruleset =
        found && (await ask<{ source?: { files?: { content: string }[] } }>(`${api}/${found.rulesetName}`));
      const own = openIn(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
      const files = ruleset?.source?.files ?? [];
      const strange = files.flatMap(({ content }) => openIn(content)).find((one) => !own.includes(one));
      return {
        [`The rules in use are open: "${strange?.replace(/\s+/g, ' ')}" is not in ${file}.`]:
          strange && `npx firebase deploy --only ${only} --project ${project}`,
      };
    });
    return Promise.all(found);
  },
};
