import caseCaixaQueConversa from '#src/pictures/case-caixa-que-conversa.svg?picture';

export const checkoutCase = {
  consultation: 'produto',
  slug: 'caixa-que-conversa',
  titulo: 'Caixa que Conversa',
  cliente: 'Mercados da Esquina',
  desafio:
    'O caixa de autoatendimento criava fila: pessoas idosas e com baixa visão pediam ajuda em quase toda compra.',
  solucao:
    'Compramos pão com elas por duas semanas. Trocamos códigos por fotos e frases curtas, aumentamos o tempo de cada tela e demos voz ao caixa.',
  resultado:
    'Os pedidos de ajuda caíram 70% na loja de teste, e a equipe voltou a ter tempo para conversar com quem quer conversa.',
  metrica: { valor: '70%', label: 'menos pedidos de ajuda na loja de teste' },
  imagem: caseCaixaQueConversa,
} as const;
