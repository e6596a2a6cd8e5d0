/** The switch of the daily summary by mail. */
export const adminSummary = {
  use: 'Receber por email um resumo do dia, às 8h dos dias úteis, e os números do mês no começo do seguinte',
  on: 'O resumo vai para',
  off: 'O resumo está desligado.',
  unknown: 'Não foi possível ver se o resumo está ligado. Recarregue a página para tentar de novo.',
} as const;
