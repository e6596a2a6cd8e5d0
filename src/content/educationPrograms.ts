/** The four design education programmes, on the design education page and each on a screen of its own. */
export const educationPrograms = [
  {
    titulo: 'Oficinas Criativas',
    duracao: '8 a 16 horas',
    formato: 'Presencial, em um ou dois dias',
    descricao:
      'Um tema, um grupo e as mãos ocupadas. Boas para abrir o ano letivo, para uma semana pedagógica ou para apresentar o design a quem nunca o viu de perto.',
    beneficios: ['Material aberto para repetir a oficina', 'Turmas a partir de 10 anos de idade'],
    conteudo: [
      'Observar um lugar que todos conhecem e achar nele um problema pequeno',
      'Desenhar e montar saídas com papel, barbante e sucata',
      'Mostrar a quem usa o lugar e ouvir sem se defender',
    ],
  },
  {
    titulo: 'Jornada de Equipes',
    duracao: '3 a 12 meses',
    formato: 'Híbrido, um encontro por quinzena',
    descricao:
      'Para escolas e empresas que querem mudar um jeito de trabalhar, não assistir a uma palestra. A equipe leva um desafio seu do começo ao fim e nós vamos junto.',
    beneficios: [
      'Um projeto da casa concluído e medido',
      'Acompanhamento entre um encontro e outro',
      'Registro do processo para quem chegar depois',
    ],
    conteudo: [
      'Escolher o desafio e combinar como saberemos que ele foi vencido',
      'Pesquisar com as pessoas atingidas por ele',
      'Testar em ciclos curtos, com um encontro de retorno por ciclo',
      'Entregar, medir e escrever o que se aprendeu',
    ],
  },
  {
    titulo: 'Cursos em Profundidade',
    duracao: '20 a 60 horas',
    formato: 'Presencial ou on-line ao vivo',
    descricao:
      'Design Thinking, UX/UI e design estratégico para quem vai usar no trabalho. Cada módulo tem leitura, prática e uma entrega comentada.',
    beneficios: [
      'Retorno individual em cada entrega',
      'Aulas com legenda, Libras sob pedido e material acessível',
      'Certificado com a carga horária cumprida',
    ],
    conteudo: [
      'Fundamentos: problema, pessoas, contexto',
      'Método: pesquisar, sintetizar, prototipar, testar',
      'Prática: um projeto próprio, com orientação',
    ],
  },
  {
    titulo: 'Mentoria de Projetos',
    duracao: '6 a 12 meses',
    formato: 'On-line, encontros mensais e conversas avulsas',
    descricao:
      'Uma pessoa do estúdio ao lado de quem coordena um projeto de ensino ou um produto educacional: para pensar junto, revisar e dizer não quando for preciso.',
    beneficios: [
      'Mentora fixa, do início ao fim',
      'Revisão de acessibilidade de cada material',
      'Relato final com próximos passos',
    ],
    conteudo: [
      'Diagnóstico do projeto e combinados',
      'Encontros mensais com pauta de quem é mentorado',
      'Revisões por escrito entre um encontro e outro',
    ],
  },
] as const;
