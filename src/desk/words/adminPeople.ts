/** Words for the studio's notes, and for other submissions of an address. */
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
  others: {
    title: 'Deste endereço',
    show: 'Ver o que mais veio deste endereço',
    loading: 'Procurando...',
    none: 'Nada mais veio deste endereço.',
    failed: 'Não foi possível procurar. Tente de novo.',
  },
} as const;
