import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { browserCommand, type ListenedBrowser } from './browserCommands.ts';
import { endMarked } from './endMarked.ts';
import { openSpokenLog, type Utterance } from './openSpokenLog.ts';
import { runProgram, startProgram, startScreenReader } from './startScreenReader.ts';

const STARTS_WITHIN_MS = 60_000;
/** The start of Orca's last utterance about a loaded page (in its Portuguese translation). */
const PAGE_SUMMARY = 'Página tem ';
/** How long Orca must be quiet before its utterances about the page count as complete. */
const PAGE_STILL_MS = 2500;
/** Orca usually reacts to a key at once, on a busy machine later. After some keys it says nothing. */
const ofKey = { patience: 2500, still: 900, most: 30_000 };

/** The part of a session that a walk needs. */
export type Listener = Omit<Awaited<ReturnType<typeof startReaderSession>>, 'stop'>;

/**
 * Starts a virtual screen with Orca, and opens one browser at a time; `stop` ends all of it. Resolves when Orca has
 * said its first words. Rejects, and leaves nothing running, when Orca does not speak. Each action returns what is said
 * after it.
 */
export async function startReaderSession(browser: ListenedBrowser) {
  const { environment, folder, log, stop } = await startOrca();
  const xdotool = (...words: string[]) => runProgram(environment, 'xdotool', ...words);
  let opened: ChildProcess | undefined;

  async function hearPage(): Promise<Utterance[]> {
    const heard: Utterance[] = [];
    const begun = Date.now();
    while (Date.now() - begun < STARTS_WITHIN_MS) {
      heard.push(...(await log.hear({ still: PAGE_STILL_MS, most: STARTS_WITHIN_MS })));
      if (heard.some(({ text }) => text.startsWith(PAGE_SUMMARY))) break;
    }
    return heard;
  }

  async function closeBrowser(): Promise<void> {
    if (opened?.pid === undefined || opened.exitCode !== null) return;
    const ended = once(opened, 'exit');
    process.kill(-opened.pid, 'SIGKILL');
    await ended;
  }

  /** Presses a key (xdotool's names). */
  async function press(key: string): Promise<Utterance[]> {
    await xdotool('key', key);
    return log.hear(ofKey);
  }

  async function type(text: string, delayMs = 40): Promise<Utterance[]> {
    await xdotool('type', '--delay', String(delayMs), text);
    return log.hear(ofKey);
  }

  return {
    stop,
    press,
    type: (text: string) => type(text),

    /** Opens a new browser with an empty profile at the address. */
    open: async (url: string): Promise<Utterance[]> => {
      await closeBrowser();
      const profile = join(folder, `profile-${randomUUID()}`);
      opened = startProgram(environment, await browserCommand(browser, profile, url));
      opened.stdout?.resume();
      return hearPage();
    },

    /** Opens another address in the same browser. Returns what the screen reader says after the Return key. */
    go: async (url: string): Promise<Utterance[]> => {
      await press('ctrl+l');
      await type(url, 15);
      await xdotool('key', 'Return');
      return hearPage();
    },

    /** Listens for `seconds` without doing anything. */
    wait: (seconds: number): Promise<Utterance[]> =>
      log.hear({ still: seconds * 1000, most: seconds * 1000 }),

    /** Writes a photo and types its path into the open GTK file dialog. */
    photo: async (): Promise<Utterance[]> => {
      const photo = join(folder, 'foto.jpg');
      await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } }).toFile(photo);
      await press('ctrl+l');
      await type(photo);
      return press('Return');
    },
  };
}

/** Starts Orca on a new virtual screen, with its files in a new folder. */
async function startOrca() {
  const folder = await mkdtemp(join(tmpdir(), 'listen-'));
  const mark = randomUUID();
  const path = join(folder, 'spoken.jsonl');
  const log = await openSpokenLog(path);
  const stop = async (): Promise<void> => {
    await log.close();
    await endMarked(mark);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const environment = await startScreenReader(folder, path, mark);
    const greeting = await log.hear({ still: 1000, most: STARTS_WITHIN_MS, patience: STARTS_WITHIN_MS });
    if (greeting.length === 0) throw new Error('Orca does not speak.');
    return { environment, folder, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
