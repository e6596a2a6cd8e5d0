/**
 * Focuses an element without scrolling, even if it is not focusable. It stays focusable only until it loses the focus,
 * because screen readers announce focusable elements as clickable.
 */
export function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
