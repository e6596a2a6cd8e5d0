import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InboxQueries } from '#src/desk/shell/InboxQueries.tsx';
import { useNewCounts } from '#src/desk/shell/useNewCounts.ts';
import { resetServices, services } from '#tests/support/fakeServices.ts';

const { countNew } = services.submissions;
const { loadInboxChange } = services.inboxChange;
beforeEach(() => resetServices());
afterEach(() => vi.useRealTimers());

it('is counted again only when something has changed, also every minute while the page is in the background', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  countNew.mockResolvedValue({ messages: 1, bookings: 0 });
  const { result } = renderHook(() => useNewCounts(), { wrapper: InboxQueries });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.counts).toEqual({ messages: 1, bookings: 0 });
  countNew.mockResolvedValue({ messages: 2, bookings: 0 });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(loadInboxChange).toHaveBeenCalledTimes(2);
  expect(countNew).toHaveBeenCalledTimes(1);
  loadInboxChange.mockResolvedValue({ id: 'b', at: new Date(0) });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.counts).toEqual({ messages: 2, bookings: 0 });
});
