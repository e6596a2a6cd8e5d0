import { keepTranscript } from './keepTranscript.ts';
import type { Step } from './parseWalk.ts';
import type { Listener } from './startReaderSession.ts';
import { watchSilence } from './watchSilence.ts';

export type WalkResult = {
  /** Each step with the speech after it, as readable text; `(cut off)` and `<en>` mark interruptions and languages. */
  transcript: string;
  /** One sentence for each expectation that was not met. */
  failures: string[];
};

type WalkOptions = {
  /** The current time in milliseconds since 1970. */
  now?: () => number;
  /** Called by a step `happens` with the name of an event. Causes the event outside the browser. */
  happen?: (what: string) => Promise<void>;
};

/** How long to listen for a repetition of words that may be said only once. */
const AGAIN_S = 2;

/**
 * Runs the steps in order; addresses are relative to `site`. Each expectation is checked against everything said since
 * the last action; `says` and `once` keep listening for a while. A walk continues after a failure, but ends if the
 * words of an `until` are never said.
 */
export async function runWalk(
  steps: readonly Step[],
  site: string,
  listener: Listener,
  { now = Date.now, happen = async () => {} }: WalkOptions = {},
): Promise<WalkResult> {
  const failures: string[] = [];
  const silence = watchSilence((sentence) => failures.push(sentence), now);
  const said = keepTranscript(listener, silence);
  const expected = (line: string, holds: boolean) => {
    said.lines.push(`  ${holds ? '✓' : '✗'} ${line}`);
    if (!holds) failures.push(`“${line}” does not hold; heard: ${said.heard().join(' | ')}`);
  };

  for (const step of steps) {
    const { line } = step;
    if (step.verb === 'heading') said.heading(step.text);
    else if (step.verb === 'open' || step.verb === 'go')
      await said.deed(line, listener[step.verb](new URL(step.path, site).href));
    else if (step.verb === 'type') await said.deed(line, listener.type(step.text));
    else if (step.verb === 'secret') await said.deed('secret …', listener.type(step.text));
    else if (step.verb === 'photo') await said.deed(line, listener.photo());
    else if (step.verb === 'wait') await said.deed(line, listener.wait(step.seconds));
    else if (step.verb === 'happens')
      await said.deed(
        line,
        happen(step.text).then(() => []),
      );
    else if (step.verb === 'quick') silence.limit(step.seconds);
    else if (step.verb === 'press') await said.press(line, step.key, step.times);
    else if (step.verb === 'until') {
      if (await said.press(line, step.key, step.most, step.text)) continue;
      expected(line, false);
      break;
    } else if (step.verb === 'keys') expected(`${line} (${said.keys()} pressed)`, said.keys() <= step.most);
    else if (step.verb === 'silent') expected(line, said.heard().length === 0);
    else if (step.verb === 'never') expected(line, said.times(step.text) === 0);
    else if (step.verb === 'says' || step.verb === 'once') {
      await said.waitFor(step.text);
      if (step.verb === 'once') await said.listen(AGAIN_S);
      expected(line, step.verb === 'once' ? said.times(step.text) === 1 : said.times(step.text) > 0);
    }
  }
  silence.ask();
  return { transcript: said.lines.join('\n').trim(), failures };
}
