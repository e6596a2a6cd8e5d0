export const eventPage = {
  past: { programme: 'O que foi apresentado', places: 'Inscrições encerradas. Havia:' },
  coming: { programme: 'O que vai acontecer', places: 'Vagas' },
  when: 'Quando',
  where: 'Onde',
  who: 'Com quem',
  remained: 'O que ficou',
  series: 'Outros encontros',
  academy: 'Conhecer a Academy',
} as const;
