/**
 * A function that makes something when it is first called, and returns the same from then on. For what is slow to make:
 * a formatter of dates takes some 5 ms, which every page would spend while it starts.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
