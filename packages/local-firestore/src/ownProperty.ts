/** A table's own property. A name from a request must not find inherited properties such as `constructor`. */
export function ownProperty<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
