import postcss from 'postcss';
import { SHORT_CLASS_NAME } from '../bundle/shortClassNames.ts';

const classOf = (selector: string) => /^\.([\w-]+)/.exec(selector)?.[1];

/** The classes that the layer defines. */
export function layerClasses(layer: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(layer).walkRules(({ selectors }) => {
    for (const selector of selectors) names.add(classOf(selector) ?? '');
  });
  names.delete('');
  return names;
}

/** Text between quotes, backticks and the braces of a template that has only names and spaces. */
const NAMES = /(?<=["'`}])[\w -]+(?=["'`]|\$\{)/g;

/**
 * Which of the known classes a script may put into the page: those in its strings that hold nothing else but class names,
 * of the layer or shortened ones of modules.
 */
export function writtenClasses(script: string, known: ReadonlySet<string>): Set<string> {
  const written = new Set<string>();
  for (const [text] of script.matchAll(NAMES)) {
    const names = text.split(' ').filter(Boolean);
    if (names.every((name) => known.has(name) || SHORT_CLASS_NAME.test(name)))
      for (const name of names) if (known.has(name)) written.add(name);
  }
  return written;
}

/** The custom properties that a text names. */
export const propertiesNamed = (css: string) =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/**
 * The part of the layer (src/styles/wholeLayer.ts, as built) that a page needs: the rules of `classes`, and the tokens
 * that these rules and the page's own styles name. All as text.
 */
export function layerPart(layer: string, classes: ReadonlySet<string>, pageStyles: string): string {
  const root = postcss.parse(layer);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const name = classOf(selector);
      return name === undefined || classes.has(name);
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const used = propertiesNamed(pageStyles + root.toString());
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
