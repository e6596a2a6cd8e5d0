/** What a table holds under a name from outside. What every object inherits, such as `constructor`, is not in it. */
export function lookUp<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
