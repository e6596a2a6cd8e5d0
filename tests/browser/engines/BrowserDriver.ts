/** A visitor's actions on a page; elements are found by their kind and the name that a screen reader would say. */
export type ElementKind = 'link' | 'button' | 'textbox' | 'checkbox' | 'radio';

/** The size of a window, in CSS pixels. */
export type WindowSize = { width: number; height: number };

/** One browser window, driven by the protocol its engine offers. Every call waits at most WAIT_MS, then throws. */
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

/** An engine that the tests can drive: how to tell that it is installed, and how to start it. */
export interface BrowserEngine {
  name: string;
  isInstalled: () => boolean;
  /** Starts one window; a later size is at most this one. */
  launch: (size: WindowSize) => Promise<BrowserDriver>;
}
