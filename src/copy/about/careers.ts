import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
export const careers = {
  head: {
    title: `Trabalhe conosco: quem procuramos | ${studio.name}`,
    description: `Quem o ${studio.name} gosta de ter por perto, como é trabalhar aqui e como se candidatar: um trabalho de que você se orgulha, uma página e uma conversa paga.`,
    name: 'Trabalhe conosco',
  },
  hero: {
    title: 'Cabe mais uma mão aqui',
    lead: 'Somos uma equipe pequena que cresce devagar. Não temos vaga aberta todo mês, mas lemos toda mensagem e, quando há lugar, começamos por quem já escreveu.',
    action: 'Ver como se candidatar',
  },
  profiles: {
    title: 'Quem procuramos',
    items: [
      {
        titulo: 'Quem pesquisa',
        descricao:
          'Gosta de ouvir mais do que de falar, escreve claro e não se assusta quando a resposta contraria o cliente.',
        sinal: 'Já mudou de ideia por causa de uma entrevista.',
      },
      {
        titulo: 'Quem desenha',
        descricao:
          'Pensa na palavra antes da cor e testa com teclado antes de mostrar. Marca, tela ou papel: tanto faz.',
        sinal: 'Já jogou fora um desenho bonito que não funcionava.',
      },
      {
        titulo: 'Quem ensina',
        descricao:
          'Prepara menos slides e mais perguntas. Sabe adaptar a aula para quem aprende de outro jeito.',
        sinal: 'Já saiu de uma aula tendo aprendido com a turma.',
      },
    ],
  },
  life: {
    title: 'Como é trabalhar aqui',
    intro: 'O combinado vale para quem tem contrato e para quem vem por um projeto.',
    entries: [
      { term: 'Tempo', text: 'Seis horas por dia, de segunda a sexta. Nada de mensagem à noite.' },
      {
        term: 'Lugar',
        text: 'São Paulo, de casa ou um pouco de cada. Entrevistas e oficinas são presenciais.',
      },
      {
        term: 'Dinheiro',
        text: 'A faixa de pagamento vai escrita no primeiro email, igual para pessoas na mesma função.',
      },
      {
        term: 'Acesso',
        text: 'Diga do que precisa para trabalhar bem: equipamento, Libras, horário. Providenciamos antes do primeiro dia.',
      },
    ],
  },
  apply: {
    title: 'Como se candidatar',
    steps: [
      {
        titulo: 'Escreva uma página',
        descricao:
          'Quem você é, o que faz e um trabalho de que se orgulha. Sem foto, idade nem estado civil. Vale áudio ou vídeo em Libras.',
      },
      {
        titulo: 'Converse com a gente',
        descricao:
          'Em dois dias úteis dizemos que lemos; em até quinze dias, se a resposta é sim ou não. A primeira conversa dura quarenta minutos.',
      },
      {
        titulo: 'Trabalhe um dia conosco',
        descricao:
          'Um dia pago, num problema de verdade, com a equipe. No fim os dois lados dizem se querem continuar.',
      },
    ],
  },
  action: {
    title: 'Mande a sua página',
    text: 'Pessoas negras, indígenas, trans, com deficiência e com mais de 50 anos: esta equipe também é para vocês.',
    links: [
      {
        to: `mailto:${studio.email}?subject=Quero%20trabalhar%20no%20${studio.name}`,
        icon: 'mail',
        label: 'Escrever um email',
      },
      { to: paths.contact, label: 'Usar o formulário' },
    ],
  },
} as const;
