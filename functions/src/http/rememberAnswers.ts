type Clock = () => Date;

/** Caches results of `load`, but no failures, for `seconds`. They stay in memory, so there must be few valid keys. */
export function rememberAnswers<Key, Answer>(
  load: (key: Key) => Promise<Answer>,
  { seconds, now }: { seconds: number; now: Clock },
): (key: Key) => Promise<Answer> {
  const known = new Map<Key, { answer: Promise<Answer>; until: number }>();
  return (key) => {
    const time = now().getTime();
    const before = known.get(key);
    if (before && time < before.until) return before.answer;
    const entry = { answer: load(key), until: time + seconds * 1000 };
    known.set(key, entry);
    entry.answer.catch(() => known.get(key) === entry && known.delete(key));
    return entry.answer;
  };
}
