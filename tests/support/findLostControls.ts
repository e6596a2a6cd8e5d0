import type { Page } from '@playwright/test';

/** The page stores the controls with a surface as elements; indices would be wrong after other controls appear. */
type Coloured = Window & { coloured?: WeakSet<Element> };

/** Runs in the page: ends transitions, so that colours are final. With reduced motion, no other transition begins. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Runs in the page while it has the site's colours. It refers to nothing outside itself. */
function rememberSurfaces(): void {
  const isSolid = (colour: string) => !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const page: Coloured = window;
  // A control under the pointer is left out, because its surface may be a hover effect.
  const hasSurface = (control: Element) => isSolid(getComputedStyle(control).backgroundColor);
  page.coloured = new WeakSet(
    controls.filter((control) => !control.matches(':hover') && hasSurface(control)),
  );
}

/** Runs in the page while it has the system's colours. It refers to nothing outside itself. */
function describeLost(): string[] {
  const page: Coloured = window;
  const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current]';
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
  // The skip link is visible only with the focus, and the system draws some fields itself.
  const isDrawn = (control: Element, { clipPath, appearance }: CSSStyleDeclaration) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    clipPath === 'none' &&
    (!control.matches('input') || appearance === 'none');
  /** Whether the control has a border, an outline, or a surface that forced colours leave unchanged. */
  const hasEdge = (style: CSSStyleDeclaration) =>
    style.forcedColorAdjust === 'none' ||
    isLine(style.outlineStyle, style.outlineWidth) ||
    isLine(style.borderBlockEndStyle, style.borderBlockEndWidth);
  const othersOf = (control: Element) =>
    controls.filter((other) => other !== control && other.className === control.className);
  /** The largest ancestor of a control that contains no similar control, such as a row that marks its open link. */
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
 * Returns a sentence for each control that only colours show. With forced colours, such a control has a surface but no
 * edge, or looks like the others although it is chosen. Restores the site's colours.
 */
export async function findLostControls(page: Page): Promise<string[]> {
  // Without reduced motion, a surface that is still fading out would count.
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.evaluate(endTransitions);
  await page.evaluate(rememberSurfaces);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(describeLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
