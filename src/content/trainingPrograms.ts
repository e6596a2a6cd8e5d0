/** The three training programmes, on the training page and each on a screen of its own. */
export const trainingPrograms = [
  {
    titulo: 'Design Thinking',
    duracao: '16 horas',
    formato: 'Presencial, em quatro manhãs',
    descricao:
      'Da pergunta ao protótipo testado, com um problema que a equipe traz de casa. Cada manhã termina com algo que pode ser mostrado a quem ficou no trabalho.',
    beneficios: [
      'Roteiro de entrevista pronto para usar na semana seguinte',
      'Um protótipo testado com cinco pessoas de fora da equipe',
      'Um jeito comum de decidir entre áreas que falam línguas diferentes',
    ],
    paraQuem: 'Equipes mistas de até 20 pessoas, sem experiência anterior em design.',
    conteudo: [
      'Manhã 1: observar e perguntar sem sugerir a resposta',
      'Manhã 2: juntar o que se ouviu e escolher o problema certo',
      'Manhã 3: criar muitas saídas, escolher poucas e montar um protótipo de papel',
      'Manhã 4: testar com quem usa e combinar os próximos passos',
    ],
  },
  {
    titulo: 'UX Research Avançado',
    duracao: '24 horas',
    formato: 'Híbrido, em oito encontros de três horas',
    descricao:
      'Para quem já pesquisa e quer decidir melhor: combinar entrevista e número, chegar a quem nunca é entrevistado e escrever relatos que a diretoria lê até o fim.',
    beneficios: [
      'Um plano de pesquisa completo para um produto da sua empresa',
      'Acompanhamento de três entrevistas reais, com retorno individual',
      'Modelos de convite, consentimento e relato adequados à LGPD',
    ],
    paraQuem: 'Pessoas que já conduziram pesquisas com usuários, em turmas de até 12.',
    conteudo: [
      'Encontros 1 e 2: perguntas de pesquisa e métodos que se completam',
      'Encontros 3 e 4: recrutar com diversidade e entrevistar com acessibilidade',
      'Encontros 5 e 6: analisar em grupo, sem escolher só o que agrada',
      'Encontros 7 e 8: contar o que se descobriu e medir o que mudou',
    ],
  },
  {
    titulo: 'Inovação Corporativa',
    duracao: '8 horas',
    formato: 'Presencial, um dia na sua empresa',
    descricao:
      'Um dia para lideranças aprenderem a escolher em que problema apostar, com risco pequeno, prazo curto e critérios que todo mundo vê.',
    beneficios: [
      'Uma carteira de apostas organizada por risco e por retorno',
      'O primeiro experimento desenhado, com data e responsável',
      'Combinados claros sobre quando insistir e quando parar',
    ],
    paraQuem: 'Diretoria, gerências e lideranças de projeto, até 25 pessoas.',
    conteudo: [
      'Manhã: onde estão os problemas que valem uma aposta',
      'Antes do almoço: o que a empresa já tentou e o que aprendeu com isso',
      'Tarde: desenhar experimentos pequenos e honestos',
      'Fim do dia: escolher, nomear responsáveis e marcar a volta',
    ],
  },
] as const;
