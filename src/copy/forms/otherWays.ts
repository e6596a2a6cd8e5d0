export const otherWays = {
  title: 'Prefere conversar?',
  text: 'Escreva ou ligue. É o mesmo pedido, por outra porta.',
  email: 'Email',
  phone: 'Telefone',
  booking: 'Agendar uma consultoria',
} as const;
