/** The last part of a detail screen's address: the title in lower case, each run of whitespace a hyphen (specification, section 2). */
export function slugOf(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-');
}
