import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewCounts } from '#src/pages/admin/useNewCounts.ts';
import { resetServices, services } from '#tests/support/fakeServices.ts';

const { countNew } = services.submissions;
beforeEach(() => resetServices());
afterEach(() => vi.useRealTimers());

it('is asked for every minute while the page is in the background', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  countNew.mockResolvedValue({ messages: 1, bookings: 0 });
  const { result } = renderHook(() => useNewCounts());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.counts).toEqual({ messages: 1, bookings: 0 });
  countNew.mockResolvedValue({ messages: 2, bookings: 0 });
  await act(() => vi.advanceTimersByTimeAsync(58_000));
  expect(countNew).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.counts).toEqual({ messages: 2, bookings: 0 });
});
