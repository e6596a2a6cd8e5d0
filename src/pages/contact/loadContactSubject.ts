export type ContactSubject = Record<'title' | 'text' | 'message', string>;

async function findCaseTitle(slug: string): Promise<string | undefined> {
  const { workTitles } = await import('virtual:content/lists/workTitles');
  const key = slug.toLowerCase().normalize();
  return Object.hasOwn(workTitles, key) ? workTitles[key] : undefined;
}

/** The subject (?assunto=), case or project (?caso=) in the URL's query. Null for unknown values. */
export async function loadContactSubject(search: string): Promise<ContactSubject | null> {
  const query = new URLSearchParams(search);
  const name = query.get('assunto');
  const slug = query.get('caso');
  if (!name && !slug) return null;
  const { contactSubjects, caseSubject } = await import('#src/copy/forms/contactSubjects.ts');
  if (name && Object.hasOwn(contactSubjects, name))
    return contactSubjects[name as keyof typeof contactSubjects];
  const title = slug && (await findCaseTitle(slug));
  if (!title) return null;
  const { text, message } = caseSubject;
  return { title, text, message: `${message.start} ${title} ${message.end} ` };
}
