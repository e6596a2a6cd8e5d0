import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { browserCommand, type ListenedBrowser } from './browserCommands.ts';
import { endMarked } from './endMarked.ts';
import { SpokenLog, type Utterance } from './SpokenLog.ts';
import { type Environment, runProgram, startProgram, startScreenReader } from './startScreenReader.ts';

const STARTS_WITHIN_MS = 60_000;
/** How Orca ends what it says of a page that has come (its Portuguese translation). */
const PAGE_SUMMARY = 'Página tem ';
/** It is quiet for so long then. */
const PAGE_STILL_MS = 2500;
/** A key is answered at once or, on a busy machine, a moment later; some keys say nothing. */
const ofKey = { patience: 2500, still: 900, most: 30_000 };

/** A screen of its own with Orca, and one browser at a time; nothing of it outlives `stop`. */
export class ReaderSession {
  readonly #browser: ListenedBrowser;
  readonly #folder: string;
  readonly #mark: string;
  readonly #log: SpokenLog;
  readonly #environment: Environment;
  #opened: ChildProcess | undefined;

  private constructor(
    browser: ListenedBrowser,
    folder: string,
    mark: string,
    log: SpokenLog,
    environment: Environment,
  ) {
    this.#browser = browser;
    this.#folder = folder;
    this.#mark = mark;
    this.#log = log;
    this.#environment = environment;
  }

  /** Resolves when Orca has said its first words. Rejects, and leaves nothing running, when it does not speak. */
  static async start(browser: ListenedBrowser): Promise<ReaderSession> {
    const folder = await mkdtemp(join(tmpdir(), 'listen-'));
    const mark = randomUUID();
    const path = join(folder, 'spoken.jsonl');
    const log = await SpokenLog.open(path);
    try {
      const environment = await startScreenReader(folder, path, mark);
      const greeting = await log.hear({ still: 1000, most: STARTS_WITHIN_MS, patience: STARTS_WITHIN_MS });
      if (greeting.length === 0) throw new Error('Orca does not speak.');
      return new ReaderSession(browser, folder, mark, log, environment);
    } catch (error) {
      await end(folder, mark, log);
      throw error;
    }
  }

  /** A new browser with an empty profile at the address; what is said meanwhile. */
  async open(url: string): Promise<Utterance[]> {
    await this.#close();
    const profile = join(this.#folder, `profile-${randomUUID()}`);
    this.#opened = startProgram(this.#environment, await browserCommand(this.#browser, profile, url));
    this.#opened.stdout?.resume();
    return this.#hearPage();
  }

  /** Another address in the same browser; what is said from Return on. */
  async go(url: string): Promise<Utterance[]> {
    await this.press('ctrl+l');
    await this.#xdotool('type', '--delay', '15', url);
    await this.#log.hear(ofKey);
    await this.#xdotool('key', 'Return');
    return this.#hearPage();
  }

  /** Presses a key (xdotool's names) and hears what it brings. */
  async press(key: string): Promise<Utterance[]> {
    await this.#xdotool('key', key);
    return this.#log.hear(ofKey);
  }

  async type(text: string): Promise<Utterance[]> {
    await this.#xdotool('type', '--delay', '40', text);
    return this.#log.hear(ofKey);
  }

  /** What speaks by itself within so many seconds. */
  wait(seconds: number): Promise<Utterance[]> {
    return this.#log.hear({ still: seconds * 1000, most: seconds * 1000 });
  }

  /** Writes a photo and gives its path to the open file dialog of GTK, which takes a path that is typed. */
  async photo(): Promise<Utterance[]> {
    const path = join(this.#folder, 'foto.jpg');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } }).toFile(path);
    await this.press('ctrl+l');
    await this.type(path);
    return this.press('Return');
  }

  stop(): Promise<void> {
    return end(this.#folder, this.#mark, this.#log);
  }

  #xdotool(...words: string[]) {
    return runProgram(this.#environment, 'xdotool', ...words);
  }

  async #hearPage(): Promise<Utterance[]> {
    const heard: Utterance[] = [];
    const begun = Date.now();
    while (Date.now() - begun < STARTS_WITHIN_MS) {
      heard.push(...(await this.#log.hear({ still: PAGE_STILL_MS, most: STARTS_WITHIN_MS })));
      if (heard.some(({ text }) => text.startsWith(PAGE_SUMMARY))) break;
    }
    return heard;
  }

  async #close(): Promise<void> {
    const { pid, exitCode } = this.#opened ?? {};
    if (!this.#opened || pid === undefined || exitCode !== null) return;
    const ended = once(this.#opened, 'exit');
    process.kill(-pid, 'SIGKILL');
    await ended;
  }
}

async function end(folder: string, mark: string, log: SpokenLog): Promise<void> {
  await log.close();
  await endMarked(mark);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
