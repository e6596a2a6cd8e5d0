import { keepTranscript } from './keepTranscript.ts';
import type { Step } from './parseWalk.ts';
import type { Listener } from './startReaderSession.ts';
import { watchSilence } from './watchSilence.ts';

export type WalkResult = {
  /** Each step with what was said, as a text to read; `(cut off)` and `<en>` mark interruptions and languages. */
  transcript: string;
  /** The expectations that did not hold, as sentences. */
  failures: string[];
};

type WalkOptions = {
  /** Milliseconds of the epoch. */
  now?: () => number;
  /** Does outside the browser what a step `happens` names. */
  happen?: (what: string) => Promise<void>;
};

/** After words that may be said only once, how long a second time is listened for. */
const AGAIN_S = 2;

/**
 * Takes the steps one after another, addresses on `site`, and holds each expectation against everything said since
 * the last deed; `says` and `once` listen on for a while. A walk goes on after a failure, except where what it looked
 * for with `until` never came.
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
