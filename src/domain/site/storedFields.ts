import * as v from 'valibot';

// Schemas of stored fields. One damaged record must not block the others: missing or wrong values are read as empty,
// and times as 1970 (see isUnreadable).

export const text = v.fallback(v.string(), '');
/** A text of a union type (its value is not checked); any other value becomes `otherwise`. */
export const textAs = <Text extends string>(otherwise = '') =>
  v.fallback(
    v.custom<Text>((value) => typeof value === 'string'),
    otherwise as Text,
  );

/** A date, a database timestamp, or an ISO text from JSON. */
export const storedMoment = v.union([
  v.date(),
  v.pipe(
    v.custom<{ toDate: () => Date }>((value) => typeof Object(value).toDate === 'function'),
    v.transform((timestamp) => timestamp.toDate()),
  ),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((written) => new Date(written)),
  ),
]);

export const moment = v.fallback(storedMoment, new Date(0));
export const momentOrNull = v.fallback(v.nullable(storedMoment), null);

/** An optional value; a value of a wrong type counts as missing. */
export const perhaps = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as never);

const parts = <One>(schema: v.GenericSchema<unknown, One>, value: unknown): One[] => {
  const { success, output } = v.safeParse(schema, value);
  return success ? [output] : [];
};

/** A list; entries of another type are left out. */
export const listOf = <One>(schema: v.GenericSchema<unknown, One>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => all.flatMap((one) => parts(schema, one))),
    ),
    [],
  );
export const mapOf = <One>(schema: v.GenericSchema<unknown, One>) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((all): Record<string, One> => {
        const entries = Object.entries(all);
        return Object.fromEntries(
          entries.flatMap(([key, one]) => parts(schema, one).map((part) => [key, part])),
        );
      }),
    ),
    {},
  );
