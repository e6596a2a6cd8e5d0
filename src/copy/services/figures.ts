/** The figures that several pages name, each with the one meaning that it has on all of them. */
export const figures = {
  help: { valor: '70%', label: 'menos pedidos de ajuda' },
  time: { valor: '40%', label: 'menos tempo até resolver' },
  unaided: { valor: '2x', label: 'mais tarefas concluídas sem ajuda' },
} as const;
