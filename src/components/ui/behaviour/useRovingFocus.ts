import { type KeyboardEvent, useRef } from 'react';

/** Arrow, Home and End keys for tabs (W3C APG, automatic activation). Moves the focus and reports the new index. */
export function useRovingFocus(count: number, onMove: (index: number) => void) {
  const elements = useRef<(HTMLElement | null)[]>([]);
  const register = (index: number) => (element: HTMLElement | null) => {
    elements.current[index] = element;
  };
  const handleKeyDown = (index: number) => (event: KeyboardEvent) => {
    const target = {
      ArrowRight: (index + 1) % count,
      ArrowDown: (index + 1) % count,
      ArrowLeft: (index - 1 + count) % count,
      ArrowUp: (index - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    elements.current[target]?.focus();
    onMove(target);
  };
  return { register, handleKeyDown };
}
