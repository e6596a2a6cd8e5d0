import { questions } from '#src/copy/site/questions.ts';
import type { Entries } from '../collections.ts';

/** The questions, grouped by subject, and the questions of the accessibility page. */
export function deriveQuestions({ questions: entries }: Entries) {
  const under = (subject: string) =>
    entries
      .filter(({ data }) => data.assunto === subject)
      .map(({ data: { pergunta: question, resposta: answer, link } }) => ({ question, answer, link }));
  return {
    questions: Object.entries(questions.subjects).map(([id, title]) => ({ id, title, items: under(id) })),
    accessibilityQuestions: under('acessibilidade-digital'),
  };
}
