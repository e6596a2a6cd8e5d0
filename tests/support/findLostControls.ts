import type { Page } from '@playwright/test';

/** The page remembers which controls had a surface: by their place they would be mistaken when others come meanwhile. */
type Coloured = Window & { coloured?: WeakSet<Element> };

/** Run in the page: colours are those they are changing to. Where less motion is asked for, no other change begins. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Run in the page with the site's colours, so that it names nothing outside itself. */
function rememberSurfaces(): void {
  const isSolid = (colour: string) => !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const page: Coloured = window;
  // Where the pointer happens to be, a surface shows nothing more than that.
  const hasSurface = (control: Element) => isSolid(getComputedStyle(control).backgroundColor);
  page.coloured = new WeakSet(
    controls.filter((control) => !control.matches(':hover') && hasSurface(control)),
  );
}

/** The same with those of the system. */
function describeLost(): string[] {
  const page: Coloured = window;
  const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current]';
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
  // The link to the content is seen with the focus only, and the system draws its own fields.
  const isDrawn = (control: Element, { clipPath, appearance }: CSSStyleDeclaration) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    clipPath === 'none' &&
    (!control.matches('input') || appearance === 'none');
  /** A border, an outline or a surface that the system leaves as it is shows where it is. */
  const hasEdge = (style: CSSStyleDeclaration) =>
    style.forcedColorAdjust === 'none' ||
    isLine(style.outlineStyle, style.outlineWidth) ||
    isLine(style.borderBlockEndStyle, style.borderBlockEndWidth);
  const othersOf = (control: Element) =>
    controls.filter((other) => other !== control && other.className === control.className);
  /** An element that belongs to one control, such as a row that shows that its link is open. */
  const ownPart = (control: Element) => {
    const others = othersOf(control);
    let part = control;
    for (let outer = part.parentElement; outer; outer = outer.parentElement) {
      if (others.some((other) => outer?.contains(other))) break;
      part = outer;
    }
    return part;
  };
  const look = (control: Element) => {
    const part = ownPart(control);
    const places = [part, ...part.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
    );
    return JSON.stringify(
      places.map((style) => [
        ...[style.content, style.color, style.backgroundColor, style.opacity, style.display],
        ...[style.border, style.outline, style.textDecorationLine, style.fontWeight],
      ]),
    );
  };
  return controls.flatMap((control) => {
    const style = getComputedStyle(control);
    const html = control.outerHTML.slice(0, 120);
    const isLost = page.coloured?.has(control) && isDrawn(control, style) && !hasEdge(style);
    const isUnseen =
      control.matches(chosen) &&
      othersOf(control).some((other) => !other.matches(chosen) && look(other) === look(control));
    return [
      ...(isLost ? [`without an edge in forced colours: ${html}`] : []),
      ...(isUnseen ? [`chosen, and not seen in forced colours: ${html}`] : []),
    ];
  });
}

/**
 * The things that only colours show, a sentence each: buttons, links and fields with a surface that have no edge where the system
 * forces the colours, and chosen ones that look there like the others. Colours are as chosen by the site afterwards.
 */
export async function findLostControls(page: Page): Promise<string[]> {
  // A surface that is fading out would be taken for one.
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.evaluate(endTransitions);
  await page.evaluate(rememberSurfaces);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(describeLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
