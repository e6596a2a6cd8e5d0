import type { Utterance } from './openSpokenLog.ts';
import type { Listener } from './startReaderSession.ts';
import type { watchSilence } from './watchSilence.ts';

/** Longest wait for speech after a step. It includes waiting for network responses. */
const ANSWER_S = 15;

/** Formats an utterance as a line: its words, its language unless that is Portuguese, and a mark if it was cut off. */
function printUtterance({ text, language, cut }: Utterance): string {
  const foreign = language !== '' && !language.toLowerCase().startsWith('pt');
  return `    “${text}”${foreign ? ` <${language}>` : ''}${cut ? ' (cut off)' : ''}`;
}

/**
 * Records all speech of a walk as lines of a transcript, and keeps the utterances since the last action for queries.
 */
export function keepTranscript(listener: Listener, silence: ReturnType<typeof watchSilence>) {
  const lines: string[] = [];
  let heard: Utterance[] = [];
  /** Keys pressed since the last heading. */
  let keys = 0;

  const add = (more: readonly Utterance[]) => {
    silence.answer(more);
    heard.push(...more);
    lines.push(...more.map(printUtterance));
  };
  const begin = (line: string) => {
    heard = [];
    lines.push(`  [${line}]`);
  };
  /** How many utterances since the last action contain the text. */
  const times = (text: string) => heard.filter((utterance) => utterance.text.includes(text)).length;
  const listen = async (seconds: number) => add(await listener.wait(seconds));

  return {
    lines,
    times,
    listen,
    heard: () => heard.map(({ text }) => text),
    keys: () => keys,
    heading: (text: string) => {
      keys = 0;
      lines.push('', `— ${text}`);
    },
    deed: async (line: string, deed: Promise<Utterance[]>) => {
      begin(line);
      add(await deed);
    },
    /** Listens until the text is said, at most `ANSWER_S` seconds. */
    waitFor: async (text: string) => {
      for (let second = 0; second < ANSWER_S && times(text) === 0; second++) await listen(1);
    },
    /** Presses a key until `text` is said, at most `most` times. Returns whether it was said. */
    press: async (line: string, key: string, most: number, text?: string) => {
      begin(line);
      for (let time = 0; time < most && (text === undefined || times(text) === 0); time++) {
        keys++;
        silence.ask(line);
        add(await listener.press(key));
      }
      return text === undefined || times(text) > 0;
    },
  };
}
