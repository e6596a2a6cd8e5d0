import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  prefersReducedMotion,
  reducedMotionQuery,
} from '#src/components/ui/behaviour/prefersReducedMotion.ts';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';

function subscribeToMotion(onChange: () => void) {
  const media = matchMedia(reducedMotionQuery);
  const observer = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

const STEP_MS = 5000;

interface AutoAdvance {
  held: boolean;
  position: number;
  onAdvance: () => void;
}

/** Advances automatically, unless motion preferences forbid it. `playing` is the state of the pause button. */
export function useAutoAdvance({ held, position, onAdvance }: AutoAdvance) {
  const lessMotion = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => true);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !lessMotion;
  const prerendered = !useHydrated();
  // Milliseconds that a prerendered first slide was visible before hydration; they count towards the slide's time.
  const seen = useRef(prerendered ? performance.now() : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position restarts the timer
  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(onAdvance, Math.max(STEP_MS - seen.current, 0));
    return () => {
      clearTimeout(timer);
      seen.current = 0;
    };
  }, [playing, held, position, onAdvance]);
  const toggle = () => {
    seen.current = 0;
    setChoice(!playing);
  };
  return { playing, toggle };
}
