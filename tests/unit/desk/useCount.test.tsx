import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InboxQueries, useInboxChanges } from '#src/desk/base/InboxQueries.tsx';
import { OPEN_QUERY, useCount } from '#src/desk/base/useCount.ts';
import { services } from '#tests/support/fakeServices.ts';

const { countSubmissions } = services.submissions;
const { loadInboxChange } = services.inboxChange;

it('the count query runs again only after a change; in the background the page checks for changes every minute', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  countSubmissions.mockResolvedValue(1);
  const useDesk = () => {
    useInboxChanges(vi.fn());
    return useCount(OPEN_QUERY);
  };
  const { result } = renderHook(useDesk, { wrapper: InboxQueries });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current).toBe(1);
  countSubmissions.mockResolvedValue(2);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(loadInboxChange).toHaveBeenCalledTimes(2);
  expect(countSubmissions).toHaveBeenCalledTimes(1);
  loadInboxChange.mockResolvedValue({ id: 'b', at: new Date(0) });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(2);
});
