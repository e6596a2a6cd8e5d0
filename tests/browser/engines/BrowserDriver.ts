/** The kinds of elements that a visitor uses. Tests find an element by its kind and its accessible name. */
export type ElementKind = 'link' | 'button' | 'textbox' | 'checkbox' | 'radio';

export type WindowSize = { width: number; height: number };

/** One browser window, controlled over the protocol of its engine. Every call waits at most WAIT_MS, then throws. */
export interface BrowserDriver {
  /** Opens an address and waits for the load event. */
  open: (url: string) => Promise<void>;
  /** Clicks the first visible element of this kind and name, as soon as there is one. */
  click: (kind: ElementKind, name: string) => Promise<void>;
  /** Types a text into the first visible field of this name, key by key. */
  type: (name: string, text: string) => Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value. */
  evaluate: <T>(body: string) => Promise<T>;
  resize: (size: WindowSize) => Promise<void>;
  close: () => Promise<void>;
}

export interface BrowserEngine {
  name: string;
  isInstalled: () => boolean;
  /** Opens one window; `resize` must not exceed this size. */
  launch: (size: WindowSize) => Promise<BrowserDriver>;
}
