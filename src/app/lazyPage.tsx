import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  /** Downloads the page; afterwards it renders without a pause. */
  preload: () => Promise<void>;
  Component: ComponentType;
}

/**
 * A page in a file of its own. Unlike plain React.lazy it renders in one go once it has been preloaded, which hydration
 * needs (the prerendered HTML must not fall back to a spinner) and prefetching wants.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const remember = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Deferred = lazy(remember);
  function Page() {
    // Chosen once a mount: changing the type later would remount the page and lose what was typed.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Deferred);
    return <Chosen />;
  }
  return {
    preload: async () => {
      if (!loaded) await remember();
    },
    Component: Page,
  };
}
