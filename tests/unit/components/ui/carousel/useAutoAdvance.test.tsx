import { act, render, renderHook } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoAdvance } from '#src/components/ui/carousel/useAutoAdvance.ts';

const root = document.documentElement;
let system: EventTarget & { matches: boolean };

/** Sets the system's preference for reduced motion, as a browser reports it. */
function setSystem(lessMotion: boolean) {
  system.matches = lessMotion;
  system.dispatchEvent(new Event('change'));
}

function start() {
  const onAdvance = vi.fn();
  return { onAdvance, ...renderHook(() => useAutoAdvance({ onAdvance, held: false, position: 0 })) };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockImplementation(() => system as MediaQueryList);
});

afterEach(() => {
  vi.useRealTimers();
  delete root.dataset.motion;
});

test('a prerendered first position is timed from the opening of the page; later positions get their full time', () => {
  const onAdvance = vi.fn();
  function Slides() {
    const [position, setPosition] = useState(0);
    const advance = useCallback(() => {
      onAdvance();
      setPosition((number) => number + 1);
    }, []);
    useAutoAdvance({ held: false, position, onAdvance: advance });
    return null;
  }
  const opened = performance.now();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Slides />);
  wait(3200);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() - opened);
  render(<Slides />, { container, hydrate: true });
  wait(1799);
  expect(onAdvance).not.toHaveBeenCalled();
  wait(1);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  wait(4999);
  expect(onAdvance).toHaveBeenCalledTimes(1);
  wait(1);
  expect(onAdvance).toHaveBeenCalledTimes(2);
});

test('reduced motion stops the rotation, even if it is switched on later', () => {
  const { onAdvance, result } = start();
  act(() => setSystem(true));
  wait(60_000);
  expect(result.current.playing).toBe(false);
  expect(onAdvance).not.toHaveBeenCalled();
});

test('the choice in the site’s preferences overrides the system’s', () => {
  root.dataset.motion = 'less';
  expect(start().result.current.playing).toBe(false);
  root.dataset.motion = 'full';
  setSystem(true);
  expect(start().result.current.playing).toBe(true);
});

test('no timer is left after unmounting', () => {
  const { onAdvance, unmount } = start();
  unmount();
  wait(60_000);
  expect(onAdvance).not.toHaveBeenCalled();
});
