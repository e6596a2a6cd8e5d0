/** A step of a walk: an action, or an expectation about everything that was said since the last action. */
export type Step = { line: string } & (
  | { verb: 'open' | 'go'; path: string }
  | { verb: 'press'; key: string; times: number }
  | { verb: 'until'; key: string; most: number; text: string }
  | { verb: 'type' | 'secret' | 'says' | 'once' | 'never' | 'heading' | 'happens'; text: string }
  | { verb: 'wait' | 'quick'; seconds: number }
  | { verb: 'keys'; most: number }
  | { verb: 'silent' | 'photo' }
);

/** The forms of a step; named groups become its properties. */
const forms = [
  /^(?<verb>open|go) (?<path>\/\S*)$/,
  /^(?<verb>press) (?<key>\S+)(?: (?<times>\d+))?$/,
  /^(?<verb>until) (?<key>\S+) (?<most>\d+) (?<text>.+)$/,
  /^(?<verb>type|secret|says|once|never|happens) (?<text>.+)$/,
  /^(?<verb>wait|quick) (?<seconds>\d+)$/,
  /^(?<verb>keys) (?<most>\d+)$/,
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

/** The steps of a walk, one a line; empty lines are skipped. Throws an Error with the first line that is no step. */
export function parseWalk(text: string): Step[] {
  return text.split('\n').flatMap((rough, index) => {
    const line = rough.trim();
    if (line === '') return [];
    const step = parseStep(line);
    if (!step) throw new Error(`Line ${index + 1} of the walk is no step: ${line}`);
    return [step];
  });
}
