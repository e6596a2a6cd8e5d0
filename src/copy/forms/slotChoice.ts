/** Texts for choosing a day and a slot, in the booking form and in the form that moves a booking. */
export const slotChoice = {
  day: 'Data',
  dayHint: 'Para um dia mais adiante.',
  slot: 'Horário',
  slotHint: 'Horário de São Paulo.',
  lasts: 'A consultoria dura',
  minutes: 'minutos',
  until: 'Vai até',
  elsewhere: 'No seu fuso:',
  /** Shown beside a slot that cannot be chosen. */
  obstacles: {
    past: 'Já passou',
    near: 'Perto demais',
    taken: 'Reservado',
    unhosted: 'Indisponível',
    buffer: 'Reservado',
    closed: 'Fechado',
    weekday: 'Fechado',
    holiday: 'Feriado',
    far: 'Longe demais',
    current: 'Seu horário atual',
  },
  days: {
    legend: 'Próximos dias com horário livre',
    hint: 'Escolha um dia e siga para os horários.',
    free: { one: '1 horário livre', many: 'horários livres' },
    more: 'Mais dias',
    listed: 'dias na lista.',
    loading: 'Buscando os dias…',
    none: 'Não há horário livre nos próximos meses. Escreva para nós: achamos um jeito.',
    failed: 'Não conseguimos consultar a agenda agora. Escolha a data abaixo.',
  },
  agenda: {
    noDay: 'Escolha a data para saber quais horários estão livres.',
    loading: 'Consultando a agenda deste dia…',
    free: { one: '1 horário livre neste dia.', many: 'horários livres neste dia.' },
    nearest: 'Dias livres mais próximos:',
    unknown:
      'Não conseguimos consultar a agenda agora. Escolha um horário mesmo assim: se ele já estiver reservado, avisamos ao enviar.',
  },
} as const;
