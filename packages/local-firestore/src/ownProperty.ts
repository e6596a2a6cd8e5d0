/** The own property of a table for a name from a request; inherited ones such as `constructor` are not found. */
export function ownProperty<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
