import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** One line of the log: an utterance began, ended, or was cut off after `reached`. */
export type SpeechEvent =
  | { event: 'begin'; text: string; language: string }
  | { event: 'end' }
  | { event: 'cut'; reached: string };

const log = process.env.LISTEN_LOG ?? '/dev/null';
const millisecondsPerLetter = Number(process.env.LISTEN_MS ?? 4);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (ssml: string): string =>
  ssml.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);

const write = (event: SpeechEvent) => appendFileSync(log, `${JSON.stringify(event)}\n`);
const answer = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

let language = '';
/** Cuts off the current utterance; undefined while nothing is being said. */
let interrupt: (() => void) | undefined;

/** Simulates speaking a message in the time that a voice would need. Reports each index mark when it is reached. */
function speak(ssml: string): void {
  interrupt?.();
  write({ event: 'begin', text: plain(ssml).trim(), language });
  answer('701 BEGIN');
  // Texts alternate with the names of marks.
  const parts = ssml.split(/<mark\s+name="([^"]*)"\s*\/>/);
  let reached = '';
  let timer: NodeJS.Timeout;
  const next = (index: number) => {
    const part = parts[index];
    if (part === undefined) {
      interrupt = undefined;
      write({ event: 'end' });
      answer('702 END');
    } else if (index % 2 === 1) {
      answer(`700-${part}`, '700 INDEX MARK');
      next(index + 1);
    } else {
      const text = plain(part);
      const goOn = () => {
        reached += text;
        next(index + 1);
      };
      timer = setTimeout(goOn, text.length * millisecondsPerLetter);
    }
  };
  interrupt = () => {
    clearTimeout(timer);
    interrupt = undefined;
    write({ event: 'cut', reached: reached.trim() });
    answer('703 STOP');
  };
  next(0);
}

function set(lines: string[]): void {
  for (const line of lines) if (line.startsWith('language=')) language = line.slice('language='.length);
}

const message = {
  before: '202 OK RECEIVING MESSAGE',
  take: (lines: string[]) => setImmediate(speak, lines.join('\n')),
  after: '200 OK SPEAKING',
};

/** Commands with a body (a line with a single dot ends it), and the responses before and after the body. */
const blocks: Record<string, { before: string; take: (lines: string[]) => void; after: string }> = {
  ...{ SPEAK: message, CHAR: message, KEY: message, SOUND_ICON: message },
  SET: { before: '203 OK RECEIVING SETTINGS', take: set, after: '203 OK SETTINGS RECEIVED' },
  AUDIO: { before: '207 OK RECEIVING AUDIO SETTINGS', take: () => {}, after: '203 OK AUDIO INITIALIZED' },
  LOGLEVEL: { before: '207 OK RECEIVING LOGLEVEL SETTINGS', take: () => {}, after: '203 OK LOG LEVEL SET' },
};

const answers: Record<string, string[]> = {
  INIT: ['299-silent voice', '299 OK LOADED SUCCESSFULLY'],
  'LIST VOICES': ['200-silent\tpt-BR\tnone', '200-silent-en\ten\tnone', '200 OK VOICE LIST SENT'],
  QUIT: ['210 OK QUIT'],
};

/**
 * An output module of speech-dispatcher (its manual, "Module protocol"): it reads commands line by line, and writes
 * events.
 */
let block: { take: (lines: string[]) => void; after: string; lines: string[] } | undefined;
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (block) {
      if (line !== '.') {
        block.lines.push(line.startsWith('..') ? line.slice(1) : line);
        return;
      }
      const { take, after, lines } = block;
      block = undefined;
      take(lines);
      answer(after);
      return;
    }
    const command = line.trim();
    const opening = blocks[command];
    if (opening) {
      block = { ...opening, lines: [] };
      answer(opening.before);
    } else if (command === 'STOP' || command === 'PAUSE') interrupt?.();
    else if (command.startsWith('DEBUG')) answer('200 OK DEBUGGING SET');
    else answer(...(answers[command] ?? ['300 ERR UNKNOWN COMMAND']));
    if (command === 'QUIT') process.exit(0);
  })
  .on('close', () => process.exit(0));
