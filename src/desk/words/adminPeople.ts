/** Words for the studio's notes. */
export const adminPeople = {
  notes: {
    title: 'Notas da equipe',
    label: 'Nota nova',
    hint: 'Só a equipe lê. Some junto com o registro.',
    add: 'Guardar a nota',
    required: 'Escreva a nota primeiro.',
    done: 'Nota guardada.',
    remove: 'Excluir a nota',
    removed: 'Nota excluída.',
    failed: 'Não foi possível guardar. Nada mudou; tente de novo.',
  },
} as const;
