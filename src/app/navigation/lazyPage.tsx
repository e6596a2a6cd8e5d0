import {
  type ComponentType,
  cloneElement,
  Fragment,
  isValidElement,
  lazy,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { FirstViewContext } from '#src/components/ui/behaviour/Later.tsx';
import type { Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { UnknownAddress } from '#src/components/ui/head/UnknownAddress.tsx';

/**
 * The module of a page. A template's module also exports the loaders of its items, and the trail of pages above them.
 * Unknown addresses redirect to the last page of the trail.
 */
export interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each template has items of its own type
  default: ComponentType<any>;
  loaders?: Record<string, () => Promise<{ default: unknown }>>;
  trail?: readonly Crumb[];
}

export interface LazyPage {
  /** Downloads the page of an address, and the address's item if there is one. Then the page renders synchronously. */
  preload: (pathname: string) => Promise<void>;
  Component: ComponentType<StepProps>;
}

/** The key of an item's address; all its spellings have the same key. An address that cannot be decoded has no item. */
function itemKey(pathname: string): string {
  try {
    return decodeURI(pathname).normalize().toLowerCase().replace(/\/$/, '');
  } catch {
    return '';
  }
}

function itemScreen({ default: page, loaders = {}, trail = [] }: PageModule) {
  const Template = inTwoSteps(page);
  const loaded: Record<string, unknown> = {};
  const loading: Record<string, Promise<unknown>> = {};
  const load = (key: string) => {
    loading[key] ??= (loaders[key]?.() ?? Promise.resolve(undefined)).then(
      (module) => {
        loaded[key] = module?.default ?? null;
      },
      (error) => {
        delete loading[key];
        throw error;
      },
    );
    return loading[key];
  };
  function ItemScreen(steps: StepProps) {
    const key = itemKey(useLocation().pathname);
    if (loaded[key] === undefined) use(load(key));
    return loaded[key] ? (
      <Template key={key} item={loaded[key]} {...steps} />
    ) : (
      <UnknownAddress to={trail.at(-1)?.to ?? '/'} />
    );
  }
  return { Component: ItemScreen, load: (pathname: string) => load(itemKey(pathname)) };
}

/** Unlike React.lazy, renders synchronously after its preload, so that hydration does not show a spinner. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded:
    | { Component: ComponentType<StepProps>; load?: (pathname: string) => Promise<unknown> }
    | undefined;
  const remember = async () => {
    const module = await load();
    loaded ??= module.loaders ? itemScreen(module) : { Component: inTwoSteps(module.default) };
    return loaded;
  };
  const Deferred = lazy(async () => ({ default: (await remember()).Component }));
  function Page(steps: StepProps) {
    // Chosen once per mount: changing the component type later would remount the page and lose typed text.
    const [Chosen] = useState<ComponentType<StepProps>>(() => loaded?.Component ?? Deferred);
    return <Chosen {...steps} />;
  }
  return {
    preload: async (pathname) => {
      const page = loaded ?? (await remember());
      await page.load?.(pathname);
    },
    Component: Page,
  };
}

interface StepProps {
  /** Skips the first step. True for a page that is prerendered, opened at an anchor, or reached through the history. */
  whole: boolean;
}

/**
 * Renders the first view, then the whole page after the first paint. Calls the page as a function to get its parts, so
 * the page's hooks belong to the returned component.
 */
function inTwoSteps<Props extends object>(Page: ComponentType<Props>): ComponentType<Props & StepProps> {
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
