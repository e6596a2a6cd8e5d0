import { EvaluationError } from './EvaluationError.ts';
import type { RuleValue } from './ruleValue.ts';

/** One end of a range. */
interface Bound {
  value: RuleValue;
  inclusive: boolean;
}

/** Knowledge from a query's filters about one field of every document that it can find. */
export interface FieldKnowledge {
  equal?: RuleValue;
  notEqual: RuleValue[];
  lower?: Bound;
  upper?: Bound;
  /** Values that the field, an array, contains. */
  contains: RuleValue[];
}

/** A value that a query does not fix, in rules that judge the query before its results are known. */
export class UnknownValue {
  /** How a message names it: `resource.data.owner`. */
  readonly name: string;
  readonly knowledge: FieldKnowledge;

  constructor(name: string, knowledge: FieldKnowledge = { notEqual: [], contains: [] }) {
    this.name = name;
    this.knowledge = knowledge;
  }
}

/** A map of which only some fields are known: `resource.data`, and maps in it that a filter reaches into. */
export class PartialMap extends UnknownValue {
  private readonly known: readonly [path: string[], FieldKnowledge][];

  /** `known` has the knowledge about each field, by its path within the map. */
  constructor(name: string, known: readonly [path: string[], FieldKnowledge][]) {
    super(name, { notEqual: [null], contains: [] });
    this.known = known;
  }

  /** The value of a field, or what is known of it. */
  get(key: string): RuleValue {
    const name = `${this.name}.${key}`;
    const within = this.known.filter(([path]) => path[0] === key);
    const whole = within.find(([path]) => path.length === 1)?.[1];
    if (whole?.equal !== undefined) return whole.equal;
    if (whole || within.length === 0) return new UnknownValue(name, whole);
    return new PartialMap(
      name,
      within.map(([path, knowledge]) => [path.slice(1), knowledge]),
    );
  }

  /** Whether the query finds only documents that have the field. */
  requires(key: string): boolean {
    return this.known.some(([path]) => path[0] === key);
  }
}

/** The error of a rule that depends on a value that the query leaves open. */
export function unknownError({ name }: UnknownValue): EvaluationError {
  return new EvaluationError(`the query does not say what ${name} is`);
}
