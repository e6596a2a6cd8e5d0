import { RulesSyntaxError } from './RulesSyntaxError.ts';
import type { Position } from './syntaxTree.ts';

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const identifier = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Walks over the text of a rules file. Every reading method first skips blanks and comments, except `scan`. */
export class Scanner {
  readonly source: string;
  offset = 0;
  /** The line of the last requested position, and the offset at which that line begins. */
  #line = 1;
  #lineStart = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Reads the sticky pattern's match at the current offset, without skipping blanks. */
  scan(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source)?.[0];
    this.offset += found?.length ?? 0;
    return found;
  }

  skipSpace(): void {
    this.scan(space);
  }

  /** Where the next token begins. */
  position(): Position {
    this.skipSpace();
    if (this.offset < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
    }
    for (;;) {
      const end = this.source.indexOf('\n', this.#lineStart);
      if (end < 0 || end >= this.offset) break;
      this.#line += 1;
      this.#lineStart = end + 1;
    }
    return { line: this.#line, column: this.offset - this.#lineStart + 1 };
  }

  atEnd(): boolean {
    this.skipSpace();
    return this.offset >= this.source.length;
  }

  peek(text: string): boolean {
    this.skipSpace();
    return this.source.startsWith(text, this.offset);
  }

  /** Reads a symbol such as `(` or `&&`. */
  take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.offset += text.length;
    return true;
  }

  /** Reads a whole word, so that `in` is not found in `index`. */
  takeWord(word: string): boolean {
    this.skipSpace();
    const start = this.offset;
    if (this.scan(identifier) === word) return true;
    this.offset = start;
    return false;
  }

  expect(text: string, where: string): void {
    if (!this.take(text)) this.fail(`expected "${text}" ${where}, found ${this.found()}`);
  }

  identifier(what: string): string {
    this.skipSpace();
    return this.scan(identifier) ?? this.fail(`expected ${what}, found ${this.found()}`);
  }

  /** Reads a segment of a path, such as `users` or `(default)`. */
  pathSegment(): string {
    const text = this.scan(/\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@+-]+/y);
    return text ?? this.fail(`expected a path segment, found ${this.found()}`);
  }

  /** Reads comma-separated items, possibly none, and the closing bracket. */
  list<Item>(readItem: () => Item, end: string, where: string): Item[] {
    const items: Item[] = [];
    if (this.take(end)) return items;
    do items.push(readItem());
    while (this.take(','));
    this.expect(end, where);
    return items;
  }

  fail(description: string, at: Position = this.position()): never {
    throw new RulesSyntaxError(description, at);
  }

  /** The token at the current position, for an error message. */
  found(): string {
    if (this.atEnd()) return 'the end of the file';
    const token = /[A-Za-z0-9_]+|\S/y;
    token.lastIndex = this.offset;
    return `"${token.exec(this.source)?.[0]}"`;
  }
}
