import type { Deployment } from './checks/Check.ts';
import { examineProject } from './examineProject.ts';
import { type Google, type GoogleRefusal, methodOf } from './google.ts';

/** Where a person reads, and answers a question with yes (true) or no. */
export type Terminal = { say: (text: string) => void; agrees: (question: string) => Promise<boolean> };

/**
 * Makes the changes that a project needs, one after another. Each is printed, and made only when the person agrees; after it
 * Google is asked anew, because one change allows the next. May be run again. Says whether nothing is left.
 */
export async function prepareProject(
  { ask, change }: Google,
  deployment: Deployment,
  { say, agrees }: Terminal,
): Promise<boolean> {
  const seen = new Set<string>();
  for (;;) {
    const { problems, unanswered } = await examineProject(ask, deployment);
    const next = problems.find(({ sentence }) => !seen.has(sentence));
    if (!next) {
      for (const question of unanswered) say(`Google did not answer about ${question}`);
      say(problems.length === 0 ? 'Nothing else is missing.' : `${problems.length} left: run this again.`);
      return problems.length + unanswered.length === 0;
    }
    seen.add(next.sentence);
    say(`\n${next.sentence}`);
    if ('command' in next) {
      say(`Run "${next.command}".`);
      continue;
    }
    const { url, body } = next.change;
    say(`${methodOf(next.change)} ${url}\n${JSON.stringify(body, null, 2)}`);
    if (!(await agrees('Make this change?'))) continue;
    await change(next.change).then(
      () => say('Done.'),
      (error: GoogleRefusal) => say(`Google refused: ${error.message}`),
    );
  }
}
