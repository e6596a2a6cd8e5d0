import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as pause } from 'node:timers/promises';
import type { SpeechEvent } from './speechModule.ts';

/**
 * An utterance of the screen reader: its text, language, time (milliseconds since 1970), and whether it was cut off.
 */
export type Utterance = { text: string; language: string; at: number; cut: boolean };

const POLL_MS = 40;

/** Opens the speech module's log; each read continues where the last one ended. */
export async function openSpokenLog(path: string) {
  const file = await open(path, 'a+');
  const decoder = new StringDecoder('utf8');
  let rest = '';

  async function read(): Promise<SpeechEvent[]> {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(65_536), position: null });
    const lines = (rest + decoder.write(buffer.subarray(0, bytesRead))).split('\n');
    rest = lines.pop() ?? '';
    return lines.map((line) => JSON.parse(line));
  }

  /**
   * Listens for at most `most` milliseconds, until nothing has been said for `still` milliseconds. It waits up to
   * `patience` milliseconds for the first utterance.
   */
  async function hear(times: { still: number; most: number; patience?: number }): Promise<Utterance[]> {
    const { still, most, patience = still } = times;
    const heard: Utterance[] = [];
    const begun = Date.now();
    let last = begun;
    let speaking = false;
    while (Date.now() - begun < most) {
      const events = await read();
      for (const event of events) {
        last = Date.now();
        speaking = event.event === 'begin';
        const before = heard.at(-1);
        if (event.event === 'begin')
          heard.push({
            text: event.text.replace(/\s+/g, ' '),
            language: event.language,
            at: last,
            cut: false,
          });
        else if (event.event === 'cut' && before) before.cut = true;
      }
      if (!speaking && Date.now() - last > (heard.length > 0 ? still : patience)) break;
      if (events.length === 0) await pause(POLL_MS);
    }
    return heard;
  }

  return { hear, close: () => file.close() };
}
