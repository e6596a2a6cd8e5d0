/** A booking with every field filled in, for a day after 12 March 2026. */
export const completeBooking = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  telefone: '(11) 99999-0000',
  comoConheceu: 'Indicação',
  tipoConsulta: 'branding',
  outroTipo: '',
  descricaoProjeto: 'Uma marca nova.',
  data: '2026-03-13',
  horario: '09:00',
} as const;
