import {
  type ComponentType,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

export interface StepProps {
  /** Skips the first step: for a page that comes from the server, is opened at an anchor or is scrolled where it was left. */
  whole: boolean;
}

/**
 * A page that is rendered in two steps: what is seen first, and once that is painted all of it. The page is called as a function,
 * so that its parts are at hand; its hooks are then those of the returned component.
 */
export function inTwoSteps<Props extends object>(
  Page: ComponentType<Props>,
): ComponentType<Props & StepProps> {
  const page = Page as (props: Props) => ReactNode;
  return function PageInTwoSteps({ whole, ...props }) {
    const [isWhole, setWhole] = useState(whole);
    useEffect(() => {
      if (isWhole) return;
      // A frame callback runs before its frame is painted; what it puts off runs after.
      const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
      return () => cancelAnimationFrame(frame);
    }, [isWhole]);
    const tree = page(props as unknown as Props);
    if (isWhole || !isValidElement<{ children: ReactNode }>(tree) || tree.type !== Fragment) return tree;
    const parts = [tree.props.children].flat();
    // The page's head and its first part; what is not shown now keeps its place among them.
    const [, first = parts.length] = parts.flatMap((part, index) => (isValidElement(part) ? [index] : []));
    // The footer stays out of view.
    const rest = <div style={{ minBlockSize: '100vh' }} />;
    return cloneElement(tree, undefined, ...parts.slice(0, first + 1), rest);
  };
}
