/** The walks of tools/listen, and what was changed because of what was heard. */
export const transcripts = {
  title: 'O que o leitor de tela diz',
  intro:
    'Transcrições das últimas leituras, com o Orca em português e o Firefox: cada tecla e o que se ouviu. O nome abre a leitura. “Cut off” marca uma fala interrompida pela seguinte.',
  list: [
    {
      walk: 'home',
      title: 'A página inicial',
      change: 'As quatro portas de entrada pareciam links e não eram; agora cada uma leva à sua página.',
    },
    {
      walk: 'services',
      title: 'Serviços, por um minuto',
      change:
        'O carrossel interrompia a leitura a cada cinco segundos e prendia as setas; agora muda só o que se vê.',
    },
    {
      walk: 'portfolio',
      title: 'O filtro de projetos',
      change: 'A contagem de projetos não podia ser relida com as setas.',
    },
    {
      walk: 'article',
      title: 'Um artigo',
      change: 'Cada título era dito “clicável”, e títulos em outras línguas eram lidos em português.',
    },
    {
      walk: 'contact',
      title: 'Contato, com erros e sucesso',
      change:
        'Campos vazios eram chamados de inválidos antes da hora, o número de erros não era dito, e o sucesso também não.',
    },
    {
      walk: 'booking',
      title: 'Agendamento',
      change:
        'Um grupo de opções não dizia o que faltava nele, nem o limite de um texto antes de chegar a ele.',
    },
    {
      walk: 'manage',
      title: 'Mudar e cancelar um agendamento',
      change:
        'A data era dita sem nome (“Dia, seletor numérico”), e o que faltava nela não era dito ao mudar de horário.',
    },
    {
      walk: 'budget',
      title: 'Pedido de orçamento',
      change: 'O que pode ficar em branco não era dito em palavras.',
    },
    {
      walk: 'search',
      title: 'Busca',
      change: 'O site não tinha busca; a contagem de resultados é dita sem tirar ninguém do campo.',
    },
    {
      walk: 'unknown',
      title: 'Um endereço que não existe',
      change: 'Nada dizia que a página não foi encontrada.',
    },
    {
      walk: 'menu',
      title: 'Menu e mudança de página',
      change: 'A página nova era anunciada, mas o seu título era “clicável”.',
    },
    {
      walk: 'footer',
      title: 'Rodapé',
      change: 'O endereço era lido como painéis vazios.',
    },
    {
      walk: 'preferences',
      title: 'Preferências',
      change: 'O painel era lido como uma palavra só; agora é um diálogo com partes.',
    },
    {
      walk: 'login',
      title: 'Entrar na conta',
      change: 'Mostrar a senha não dizia nada.',
    },
    {
      walk: 'photo',
      title: 'A foto do perfil',
      change: 'A edição começava no campo do nome, e quem ouve passava pela foto sem saber dela.',
    },
    {
      walk: 'inbox',
      title: 'A caixa de entrada do estúdio',
      change: 'Cada linha começava por “lista com 2 itens, nível de aninhamento 1”.',
    },
    {
      walk: 'answer',
      title: 'Uma resposta na área de administração',
      change:
        'Responder era abrir outro programa; agora o que falta, o envio e o estado são ditos na própria página.',
    },
    {
      walk: 'closing',
      title: 'A agenda do estúdio: fechar uma semana',
      change: 'O formulário era chamado de inválido antes da hora, e as datas não diziam o seu nome.',
    },
    {
      walk: 'report',
      title: 'Este relatório',
      change: 'Foi ouvido antes de ser publicado.',
    },
  ],
} as const;
