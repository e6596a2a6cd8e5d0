/** What a walk does, and what it expects of everything said since its last deed. */
export type Step = { line: string } & (
  | { verb: 'open' | 'go'; path: string }
  | { verb: 'press'; key: string; times: number }
  | { verb: 'until'; key: string; most: number; text: string }
  | { verb: 'type' | 'secret' | 'says' | 'never' | 'heading'; text: string }
  | { verb: 'wait'; seconds: number }
  | { verb: 'silent' | 'photo' }
);

/** The steps that a walk can have, as a text for a person. */
export const WALK_SYNTAX = `Each step of a walk is a line:
  open /contato                a new browser with an empty profile
  go /sobre                    another address in the same browser
  press Tab | press h 3        a key (xdotool's names), so many times; h b e k m 1-6 are Orca's own jumps
  until Tab 30 Enviar          presses a key until an utterance contains the words, at most so often
  type Ana Souza               letter by letter
  secret word                  the same, and the transcript does not show what was typed
  wait 13                      nothing is pressed for so many seconds
  says Nome | never inválida   what was said since the last deed contains the words, or does not
  photo                        a photo of 900 × 600 pixels is given to the dialog that asks for a file
  silent                       nothing was said since the last deed
  # Words                      a heading in the transcript`;

/** The forms of a step; its named parts are its properties. */
const forms = [
  /^(?<verb>open|go) (?<path>\/\S*)$/,
  /^(?<verb>press) (?<key>\S+)(?: (?<times>\d+))?$/,
  /^(?<verb>until) (?<key>\S+) (?<most>\d+) (?<text>.+)$/,
  /^(?<verb>type|secret|says|never) (?<text>.+)$/,
  /^(?<verb>wait) (?<seconds>\d+)$/,
  /^(?<verb>silent|photo)$/,
];

const numbers = { times: '1', most: '', seconds: '' };

function parseStep(line: string): Step | undefined {
  if (line.startsWith('#')) return { line, verb: 'heading', text: line.slice(1).trim() };
  const parts = forms.map((form) => form.exec(line)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const entries = Object.entries(parts).map(([name, value]) =>
    name in numbers ? [name, Number(value ?? numbers[name as keyof typeof numbers])] : [name, value],
  );
  return { line, ...Object.fromEntries(entries) };
}

/** The steps of a walk, one a line; empty lines are skipped. Throws with the line that is none of the known forms. */
export function parseWalk(text: string): Step[] {
  return text.split('\n').flatMap((rough, index) => {
    const line = rough.trim();
    if (line === '') return [];
    const step = parseStep(line);
    if (!step) throw new Error(`Line ${index + 1} of the walk is no step: ${line}`);
    return [step];
  });
}
