import { type FileHandle, open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as pause } from 'node:timers/promises';
import type { SpeechEvent } from './speechModule.ts';

/** Something the screen reader said: its language, and whether the next utterance interrupted it. */
export type Utterance = { text: string; language: string; cut: boolean };

const POLL_MS = 40;

/** Reads on, each time it is asked, what the speech module has written. */
export class SpokenLog {
  #file: FileHandle;
  #decoder = new StringDecoder('utf8');
  #rest = '';

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<SpokenLog> {
    return new SpokenLog(await open(path, 'a+'));
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /**
   * What is said until nothing has been said for `still` milliseconds, and at most for `most`. The first utterance is
   * waited for during `patience` milliseconds.
   */
  async hear({
    still,
    most,
    patience = still,
  }: {
    still: number;
    most: number;
    patience?: number;
  }): Promise<Utterance[]> {
    const heard: Utterance[] = [];
    const begun = Date.now();
    let last = begun;
    let speaking = false;
    while (Date.now() - begun < most) {
      const events = await this.#read();
      for (const event of events) {
        last = Date.now();
        speaking = event.event === 'begin';
        const before = heard.at(-1);
        if (event.event === 'begin')
          heard.push({ text: event.text.replace(/\s+/g, ' '), language: event.language, cut: false });
        else if (event.event === 'cut' && before) before.cut = true;
      }
      if (!speaking && Date.now() - last > (heard.length > 0 ? still : patience)) break;
      if (events.length === 0) await pause(POLL_MS);
    }
    return heard;
  }

  async #read(): Promise<SpeechEvent[]> {
    const { buffer, bytesRead } = await this.#file.read({ buffer: Buffer.alloc(65_536), position: null });
    const lines = (this.#rest + this.#decoder.write(buffer.subarray(0, bytesRead))).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.map((line) => JSON.parse(line));
  }
}
