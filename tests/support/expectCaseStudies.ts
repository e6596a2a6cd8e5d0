import type { Page } from '@playwright/test';
import { expect } from './browserTest.ts';

interface CaseStudyContent {
  titulo: string;
  cliente: string;
  desafio: string;
  solucao: string;
  resultado: string;
  link: { to: string };
}

/** The section called `title` tells exactly these cases: client, challenge, solution, result, and a way to the whole. */
export async function expectCaseStudies(page: Page, title: string, cases: readonly CaseStudyContent[]) {
  const articles = page
    .locator('section', { has: page.getByRole('heading', { name: title }) })
    .getByRole('article');
  await expect(articles).toHaveCount(cases.length);
  for (const [index, item] of cases.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(item.titulo);
    await expect(article).toContainText(`Cliente: ${item.cliente}`);
    await expect(article.getByRole('term')).toHaveText(['Desafio', 'Solução', 'Resultado']);
    await expect(article.getByRole('definition')).toHaveText([item.desafio, item.solucao, item.resultado]);
    await expect(article.getByRole('link')).toHaveAttribute('href', item.link.to);
  }
}
