import * as v from 'valibot';

// Schemas of stored fields. One damaged record must not block the others: missing or wrong values are read as empty,
// and times as 1970 (see isUnreadable).

/** A text, or an empty one. */
export const text = v.fallback(v.string(), '');
/** One of the texts of a type, or `otherwise`. */
export const textAs = <Text extends string>(otherwise = '') =>
  v.fallback(
    v.custom<Text>((value) => typeof value === 'string'),
    otherwise as Text,
  );

/** A date, the timestamp of a database, or a date as JSON contains it. */
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
/** A time, or 1970. */
export const moment = v.fallback(storedMoment, new Date(0));
export const momentOrNull = v.fallback(v.nullable(storedMoment), null);

/** An optional value; a value of a wrong type counts as missing. */
export const perhaps = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as never);

const parts = <One>(schema: v.GenericSchema<unknown, One>, value: unknown): One[] => {
  const { success, output } = v.safeParse(schema, value);
  return success ? [output] : [];
};
/** A list without entries of another type. */
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
