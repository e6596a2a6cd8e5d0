/**
 * Runs in the page: returns the first visible element of `kind` whose accessible name begins with `name`, or null.
 * A string, because the two protocols send functions in different ways.
 */
export const findElement = `
  const [kind, name] = arguments;
  const selectors = {
    link: 'a[href]',
    button: 'button',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea',
  };
  const text = (node) => (node ? node.textContent.replace(/\\s+/g, ' ').trim() : '');
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return ids.split(' ').map((id) => text(document.getElementById(id))).join(' ');
    return element.labels && element.labels.length > 0 ? text(element.labels[0]) : text(element);
  };
  const shown = (element) => element.getClientRects().length > 0;
  const candidates = [...document.querySelectorAll(selectors[kind])].filter(
    (element) => shown(element) || (element.labels && [...element.labels].some(shown)),
  );
  return (
    candidates.find((element) => nameOf(element) === name) ||
    candidates.find((element) => nameOf(element).startsWith(name)) ||
    null
  );
`;
