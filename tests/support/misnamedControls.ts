/**
 * Finds controls whose accessible name lacks their visible text, so that voice control cannot find them by that text.
 * Returns the first characters of each. The function also runs in the browser, so it refers to nothing outside itself.
 */
export function misnamedControls(body: Element): string[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const writtenOn = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unread of copy.querySelectorAll('.visually-hidden, [aria-hidden="true"], svg, input, select'))
      unread.remove();
    return plain(copy.textContent);
  };
  const nameOf = (element: Element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    if (named.length === 0) return plain(element.getAttribute('aria-label'));
    return plain(named.map((id) => body.ownerDocument.getElementById(id)?.textContent).join(' '));
  };
  /** A control that is labelled by an element inside it has its visible text as its name. */
  const isOwnPart = (element: Element) =>
    [...element.querySelectorAll('[id]')].some(({ id }) => element.getAttribute('aria-labelledby') === id);
  const controls = body.querySelectorAll(
    ':is(a, button, summary, input, select, textarea):is([aria-label], [aria-labelledby])',
  );
  return [...controls]
    .filter((control) => {
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      const written = [...(control.matches('a, button, summary') ? [control] : []), ...labels].map(writtenOn);
      return !isOwnPart(control) && written.some((text) => !nameOf(control).includes(text));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
