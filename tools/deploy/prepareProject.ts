import type { Deployment } from './checks/Check.ts';
import { examineProject } from './examineProject.ts';
import { type Google, type GoogleRefusal, methodOf } from './google.ts';

/**
 * Makes the changes that a project needs, one after another. Prints each change and makes it only if the person agrees.
 * Then asks Google again, because one change may allow the next. Can be repeated. Returns whether no problem is left.
 */
export async function prepareProject(
  { ask, change }: Google,
  deployment: Deployment,
  agrees: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const seen = new Set<string>();
  for (;;) {
    const { problems, unanswered } = await examineProject(ask, deployment);
    const next = problems.find(({ sentence }) => !seen.has(sentence));
    if (!next) {
      for (const question of unanswered) console.log(`Google did not answer about ${question}`);
      const left = problems.length + unanswered.length;
      console.log(left === 0 ? 'Nothing else is missing.' : `${left} left: run this again.`);
      return left === 0;
    }
    seen.add(next.sentence);
    console.log(`\n${next.sentence}`);
    if ('command' in next) {
      console.log(`Run "${next.command}".`);
      continue;
    }
    const { url, body } = next.change;
    console.log(`${methodOf(next.change)} ${url}\n${JSON.stringify(body, null, 2)}`);
    if (!(await agrees('Make this change?'))) continue;
    await change(next.change).then(
      () => console.log('Done.'),
      (error: GoogleRefusal) => console.log(`Google refused: ${error.message}`),
    );
  }
}
