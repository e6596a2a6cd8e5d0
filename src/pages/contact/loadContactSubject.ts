/** The texts from src/copy/forms/contactSubjects.ts for a subject in the URL. */
export interface ContactSubject {
  title: string;
  text: string;
  message: string;
}

async function findCaseTitle(slug: string): Promise<string | undefined> {
  const { workTitles } = await import('virtual:content/lists/workTitles');
  const key = slug.toLowerCase().normalize();
  return Object.hasOwn(workTitles, key) ? workTitles[key] : undefined;
}

/**
 * The subject of a message, taken from the URL's query: a subject (?assunto=), or a case or project (?caso=). Null for
 * unknown values. The texts are loaded only if the URL has a subject.
 */
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
