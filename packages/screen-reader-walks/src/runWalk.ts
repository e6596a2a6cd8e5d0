import type { Utterance } from './openSpokenLog.ts';
import type { Step } from './parseWalk.ts';
import type { ReaderSession } from './startReaderSession.ts';

/** The part of a session that a walk needs. */
export type Listener = Omit<ReaderSession, 'stop'>;

export type WalkResult = {
  /** Each step with what was said, as a text to read; `(cut off)` and `<en>` mark interruptions and languages. */
  transcript: string;
  /** The expectations that did not hold, as sentences. */
  failures: string[];
};

/** Longest wait for speech after a step, including network responses. */
const ANSWER_S = 15;

/** Prints an utterance as a line: its words, another language than Portuguese, and whether it was cut off. */
export function printUtterance({ text, language, cut }: Utterance): string {
  const foreign = language !== '' && !language.toLowerCase().startsWith('pt');
  return `    “${text}”${foreign ? ` <${language}>` : ''}${cut ? ' (cut off)' : ''}`;
}

/**
 * Takes the steps one after another, addresses on `site`, and holds each expectation against everything said since
 * the last deed; `says` listens on for a while. A walk goes on after a failure, except where what it looked for with
 * `until` never came.
 */
export async function runWalk(steps: readonly Step[], site: string, listener: Listener): Promise<WalkResult> {
  const lines: string[] = [];
  const failures: string[] = [];
  let heard: Utterance[] = [];
  const hear = (line: string, said: Utterance[]) => {
    heard = said;
    lines.push(`  [${line}]`, ...said.map(printUtterance));
  };
  const contains = (text: string) => heard.some((utterance) => utterance.text.includes(text));

  /** Presses a key so many times, or until `isEnough` of what the last one brought; all that was said. */
  const press = async (key: string, times: number, isEnough = () => false) => {
    const said: Utterance[] = [];
    for (let time = 0; time < times && !isEnough(); time++) {
      heard = await listener.press(key);
      said.push(...heard);
    }
    return said;
  };

  for (const step of steps) {
    const expected = (holds: boolean) => {
      lines.push(`  ${holds ? '✓' : '✗'} ${step.line}`);
      if (!holds)
        failures.push(`“${step.line}” does not hold; heard: ${heard.map(({ text }) => text).join(' | ')}`);
    };
    if (step.verb === 'heading') lines.push('', `— ${step.text}`);
    else if (step.verb === 'open' || step.verb === 'go')
      hear(step.line, await listener[step.verb](new URL(step.path, site).href));
    else if (step.verb === 'type') hear(step.line, await listener.type(step.text));
    else if (step.verb === 'secret') hear('secret …', await listener.type(step.text));
    else if (step.verb === 'photo') hear(step.line, await listener.photo());
    else if (step.verb === 'wait') hear(step.line, await listener.wait(step.seconds));
    else if (step.verb === 'press') hear(step.line, await press(step.key, step.times));
    else if (step.verb === 'until') {
      heard = [];
      const said = await press(step.key, step.most, () => contains(step.text));
      const found = contains(step.text);
      hear(step.line, said);
      if (found) continue;
      expected(false);
      break;
    } else if (step.verb === 'silent') expected(heard.length === 0);
    else if (step.verb === 'never') expected(!contains(step.text));
    else if (step.verb === 'says') {
      for (let second = 0; second < ANSWER_S && !contains(step.text); second++) {
        const more = await listener.wait(1);
        heard.push(...more);
        lines.push(...more.map(printUtterance));
      }
      expected(contains(step.text));
    }
  }
  return { transcript: lines.join('\n').trim(), failures };
}
