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
import { FirstViewContext } from '#src/components/ui/behaviour/Later.tsx';

export interface StepProps {
  /** Skips the first step. True for a page that is prerendered, opened at an anchor, or reached through the history. */
  whole: boolean;
}

/**
 * Renders a page in two steps: at first only its first view, then the whole page after the first paint. Calls the page
 * as a function to get its parts, so the page's hooks belong to the returned component.
 */
export function inTwoSteps<Props extends object>(
  Page: ComponentType<Props>,
): ComponentType<Props & StepProps> {
  const page = Page as (props: Props) => ReactNode;
  return function PageInTwoSteps({ whole, ...props }) {
    const [isWhole, setWhole] = useState(whole);
    useEffect(() => {
      if (isWhole) return;
      // A frame callback runs before its frame is painted; the timeout in it runs after the paint.
      const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
      return () => cancelAnimationFrame(frame);
    }, [isWhole]);
    const tree = page(props as unknown as Props);
    const shown = isWhole ? tree : firstView(tree);
    return <FirstViewContext value={!isWhole}>{shown}</FirstViewContext>;
  };
}

/** The head of a page and its first part, with empty space below that keeps the footer out of view. */
function firstView(tree: ReactNode): ReactNode {
  if (!isValidElement<{ children: ReactNode }>(tree) || tree.type !== Fragment) return tree;
  const parts = [tree.props.children].flat();
  // Children that render nothing stay in the list, so that each part has the same position in both steps.
  const [, first = parts.length] = parts.flatMap((part, index) => (isValidElement(part) ? [index] : []));
  const rest = <div style={{ minBlockSize: '100vh' }} />;
  return cloneElement(tree, undefined, ...parts.slice(0, first + 1), rest);
}
