import { projects } from 'virtual:content/lists/projects';
import { expect, test } from 'vitest';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import { services } from '#src/copy/services/services.ts';

test('slides, service cards, cases and projects have the specified ids; cards also have deliverables and their effect', () => {
  const { expertises, solutions, cases, slides } = services;
  const cards = [...expertises.items, ...solutions.items, ...digitalExperiences.services.items];
  const ids = [slides, cards, cases.items].map((items) => items.map(({ id }) => id).join(' '));
  expect(ids).toEqual([
    'experiencias-digitais design-transformador branding inclusao',
    'experiencias-digitais design-transformador branding design-centrado-no-humano gestao-do-conhecimento treinamentos educacao-em-design pesquisa arquitetura interface acessibilidade',
    'fotografia-empodera placebe',
  ]);
  const specified = ['CaseFotografiaEmpodera', 'biblioteca-sonora', 'CasePlaceBe', 'cinema-descrito'];
  specified.push('pão-da-terra', 'ponto-certo', 'trilha-do-reuso');
  expect(projects.map(({ id }) => id)).toEqual(expect.arrayContaining(specified));
  for (const { entregaveis, metricas } of cards)
    expect(entregaveis.length * metricas.length).toBeGreaterThan(0);
});
