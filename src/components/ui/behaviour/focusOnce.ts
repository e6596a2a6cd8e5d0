/**
 * Moves the focus to an element that usually takes none, a heading for example, without scrolling. It can take the focus
 * only until it loses it: a screen reader calls what can always be focused clickable.
 */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
