import type { Page } from '@playwright/test';

interface Control {
  html: string;
  /** The site draws it, and it is seen. */
  isDrawn: boolean;
  /** It has a surface of a colour, where a reader does not see its name as a link within a text. */
  hasSurface: boolean;
  /** A border, an outline or a surface that the system leaves as it is shows where it is. */
  hasEdge: boolean;
  /** It is pressed, selected or current, and looks like the others of its kind that are not. */
  isLikeOthers: boolean;
}

/** Run in the page, so that it names nothing outside itself. */
function describeControls(): Control[] {
  const isSolid = (colour: string) => !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
  const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current]';
  const parts = [undefined, '::before', '::after'];
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const isKin = (a: Element, b: Element) => a.className === b.className;
  /** What belongs to a control alone, such as a row that shows for its link that it is open. */
  const ownPart = (control: Element) => {
    let part = control;
    const isShared = (parent: Element) =>
      controls.some((other) => other !== control && isKin(other, control) && parent.contains(other));
    while (part.parentElement && !isShared(part.parentElement)) part = part.parentElement;
    return part;
  };
  const look = (control: Element) => {
    const row = ownPart(control);
    return JSON.stringify(
      [row, ...row.querySelectorAll('*')].flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part);
          const lines = [style.border, style.outline, style.textDecorationLine, style.fontWeight];
          return [style.content, style.color, style.backgroundColor, style.opacity, style.display, ...lines];
        }),
      ),
    );
  };
  return controls.map((element) => {
    const style = getComputedStyle(element);
    const others = element.matches(chosen)
      ? controls.filter((other) => isKin(other, element) && !other.matches(chosen))
      : [];
    return {
      html: element.outerHTML.slice(0, 120),
      // The link to the content is seen with the focus only, and the system draws its own fields.
      isDrawn:
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        style.clipPath === 'none' &&
        (!element.matches('input') || style.appearance === 'none'),
      hasSurface: isSolid(style.backgroundColor),
      hasEdge:
        (style.forcedColorAdjust === 'none' && isSolid(style.backgroundColor)) ||
        isLine(style.outlineStyle, style.outlineWidth) ||
        isLine(style.borderBlockEndStyle, style.borderBlockEndWidth),
      isLikeOthers: others.some((other) => look(other) === look(element)),
    };
  });
}

/**
 * What only colours show, a sentence each: buttons, links and fields with a surface that have no edge where the system
 * forces the colours, and chosen ones that look there like the others. Colours are as chosen by the site afterwards.
 */
export async function findLostControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const usual = await page.evaluate(describeControls);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(describeControls);
  await page.emulateMedia({ forcedColors: 'none' });
  return forced.flatMap(({ html, isDrawn, hasEdge, isLikeOthers }, index) => [
    ...(isDrawn && usual[index]?.hasSurface && !hasEdge
      ? [`without an edge in forced colours: ${html}`]
      : []),
    ...(isLikeOthers ? [`chosen, and not seen in forced colours: ${html}`] : []),
  ]);
}
