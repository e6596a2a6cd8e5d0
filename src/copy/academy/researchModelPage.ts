import { paths } from '#src/domain/site/paths.ts';
export const researchModelPage = {
  kind: 'Modelo de pesquisa',
  steps: 'Como funciona',
  results: 'O que sai daí',
  limits: 'Onde ele não serve',
  related: 'Para continuar',
  series: 'Outros modelos de pesquisa',
  action: {
    title: 'Quer usar este modelo?',
    text: 'O modelo é aberto: pode copiar e adaptar. Se preferir companhia, conte a sua pergunta e dizemos por onde começaríamos.',
    links: [
      { to: paths.contact, icon: 'arrow', label: 'Conte a sua pergunta' },
      { to: paths.methodology, label: 'Ver a metodologia completa' },
    ],
  },
} as const;
