import { expect, type Page } from '@playwright/test';

interface HeroContent {
  title: string;
  lead: string;
  links: readonly [{ label: string }, ...unknown[]];
  image: { alt: string };
}

/** The first thing of a service page: what it is about, its picture, the way to the studio and the way back up. */
export async function expectServiceHero(
  page: Page,
  { title, lead, links, image }: HeroContent,
): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(lead)).toBeVisible();
  await expect(page.getByRole('img', { name: image.alt })).toBeVisible();
  await expect(main.getByRole('link', { name: links[0].label })).toHaveAttribute('href', '/contato');
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  await expect(trail.getByRole('link', { name: 'Serviços' })).toHaveAttribute('href', '/servicos');
}

interface CaseContent {
  titulo: string;
  cliente: string;
  desafio: string;
  solucao: string;
  resultado: string;
  imagem: { alt: string };
}

/** A case as a service page tells it, with the way to its own screen. */
export async function expectCaseStudy(page: Page, item: CaseContent, target: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 3, name: item.titulo });
  const study = page.getByRole('article').filter({ has: heading });
  await expect(study).toContainText(item.cliente);
  await expect(study.getByRole('definition')).toHaveText([item.desafio, item.solucao, item.resultado]);
  await expect(study.getByRole('img', { name: item.imagem.alt })).toBeVisible();
  await expect(study.getByRole('link')).toHaveAttribute('href', target);
}
