import { useEffect, useState } from 'react';
import type { SubmissionQuery } from '#src/services/listQuery.ts';

/** How many records the list has in all, counted anew whenever another number of them is shown; undefined until known. */
export function useListTotal(wanted: SubmissionQuery, shown: number): number | undefined {
  const [total, setTotal] = useState<number>();
  const [query] = useState(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of records asks anew
  useEffect(() => {
    let left = false;
    // Without it the list says that there is more.
    import('#src/services/submissions.ts')
      .then(({ countSubmissions }) => countSubmissions(query))
      .then(
        (counted) => !left && setTotal(counted),
        () => {},
      );
    return () => {
      left = true;
    };
  }, [query, shown]);
  return total;
}
