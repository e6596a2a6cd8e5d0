import { bases, drafts, kept, lines, purposes } from 'virtual:content/form-policy';
import { studio } from '#src/copy/studio.ts';
import type { Beacon } from '#src/domain/figures/beacon.ts';
import { OPTIONAL_BOOKING_FIELDS, REQUIRED_BOOKING_FIELDS } from '#src/domain/forms/bookingFields.ts';
import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';
import {
  AUDIT_MONTHS,
  BACKUP_DAYS,
  BOOKING_MONTHS,
  DELETED_WITH_ACCOUNT,
  ERASED_MAIL_MONTHS,
  FIGURES_MONTHS,
  MESSAGE_MONTHS,
  SPAM_DAYS,
} from '#src/domain/submissions/retention.ts';

/** How the privacy policy describes each field of a beacon. */
export const countedFields = {
  kind: 'o que aconteceu: página vista, formulário aberto, mensagem enviada ou consultoria marcada',
  route: 'qual página do site, sem o que foi digitado ou buscado',
  entry: 'se a visita ao site começou nela',
  source: 'o nome do site que trouxe até aqui, se houver',
  wide: 'se a janela é larga ou estreita',
} as const satisfies Record<keyof Beacon, string>;

const visitCounts = Object.values(countedFields);

export const privacy = {
  head: {
    title: `Política de privacidade | ${studio.name}`,
    description: `O que o ${studio.name} faz com os seus dados, em linguagem clara: o que coletamos, para quê, por quanto tempo, com quem dividimos e como você usa os seus direitos.`,
  },
  hero: {
    title: 'Seus dados, em boas mãos',
    lead: 'Esta é a nossa política de privacidade. Escrevemos para ser lida: diz o que guardamos, por que, por quanto tempo e como você manda apagar.',
    updated: { label: 'Versão de novembro de 2026', date: '2026-11' },
  },
  /** A summary of the page in short sentences of common words. A test measures its readability. */
  plainSummary: [
    'Só pedimos o que é preciso para responder a você.',
    `A sua mensagem fica guardada por até ${MESSAGE_MONTHS} meses. Depois ela é apagada.`,
    `O seu agendamento fica guardado por até ${BOOKING_MONTHS} meses depois do dia marcado.`,
    'Só a equipe do estúdio lê o que você manda.',
    'Não vendemos os seus dados. Não mandamos propaganda.',
    'Você pode pedir para ver, mudar ou apagar os seus dados. Basta mandar um email.',
  ],
  summary: [
    { valor: 'Zero', label: 'cookies de propaganda ou de rastreamento neste site' },
    {
      valor: `${MESSAGE_MONTHS} meses`,
      label: 'é o máximo que uma mensagem do formulário fica no banco de dados',
    },
    { valor: '15 dias', label: 'é o prazo para responder a um pedido sobre os seus dados' },
  ],
  contentsTitle: 'Nesta página',
  topics: [
    {
      id: 'informacoes',
      title: '1. Informações que coletamos',
      blocks: [
        'Só pedimos o que precisamos para fazer o que você pediu. Ler o site não exige cadastro.',
        {
          list: [
            ...lines,
            `Agendamento: ${REQUIRED_BOOKING_FIELDS}. Se quiser, ${OPTIONAL_BOOKING_FIELDS}.`,
            'Respostas por email: quando a caixa de email do estúdio está ligada ao site, ele lê o cabeçalho de cada email que chega ou sai (de quem, para quem, quando, o assunto e códigos técnicos), para saber se responde a uma conversa. Só então lê o texto e os anexos. De avisos de entrega e respostas a convites lê só essa parte. Dos outros emails nada fica.',
            'Agenda da equipe: quem atende pode ligar o próprio calendário. Dele guardamos só começo e fim do que está ocupado; o seu agendamento entra nele com o seu nome, o tipo, o horário e o endereço da consultoria.',
            'Conta: nome de usuário, email e senha. A senha é cifrada pelo serviço de autenticação, e nós nunca a vemos. A foto e o texto do perfil são opcionais.',
            'Dados técnicos: ao receber um formulário, transformamos o endereço de rede (IP) e o de email em códigos que não voltam a ser endereço, para limitar envios em massa.',
          ],
        },
        'Contamos visitas sem saber de quem são. Não há cookie, número de visitante nem endereço de rede: ninguém é seguido, e nada do que contamos volta a ser uma pessoa. Quem pede para não ser rastreado (Do Not Track ou Global Privacy Control) ou está com a conta aberta não é contado. Uma página aberta por dois segundos, e um formulário aberto ou enviado, soma um nestas contas:',
        { list: visitCounts },
        'Do que chega ao estúdio também ficam somas, sem nomes: quantas consultorias de cada tipo foram marcadas e quantas aconteceram, as respostas a “como conheceu” e o nosso prazo, em dias úteis.',
        'Não pedimos dados sensíveis, como saúde ou religião. Se você contar uma necessidade de acessibilidade, usamos a informação só para atender você. O site não é dirigido a crianças.',
      ],
    },
    {
      id: 'uso',
      title: '2. Como usamos',
      blocks: [
        {
          list: [
            `${purposes}.`,
            'Manter a sua conta e mostrar o seu perfil a você.',
            'Proteger o site contra abuso e envios automáticos.',
            'Cumprir a lei, por exemplo ao emitir uma nota fiscal.',
          ],
        },
        'Não vendemos dados, não traçamos perfil de comportamento, não mandamos propaganda e nenhuma decisão sobre você é tomada por um sistema sozinho.',
      ],
    },
    {
      id: 'compartilhamento',
      title: '3. Com quem compartilhamos',
      blocks: [
        'Dentro do estúdio, só a equipe lê o que chega. Fora dele, trabalham em nosso nome e sob as nossas instruções os operadores listados nesta página.',
        'Entregamos dados a uma autoridade apenas quando a lei ou uma ordem judicial obriga, e avisamos você sempre que isso for permitido.',
      ],
    },
    {
      id: 'seguranca',
      title: '4. Armazenamento e segurança',
      blocks: [
        'O que você envia viaja cifrado e fica em um banco de dados com regras de acesso: o perfil só pode ser lido e mudado por quem é dono dele, e as mensagens, só pela equipe do estúdio.',
        'As funções que recebem os formulários rodam em São Paulo. Alguns serviços do Google, como a autenticação e o reCAPTCHA, podem tratar dados fora do Brasil, com as garantias que o artigo 33 da LGPD exige.',
        'Nenhum sistema é infalível. Se um incidente puder causar dano a você, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD), como manda o artigo 48.',
      ],
    },
    {
      id: 'cookies',
      title: '5. Cookies e o que fica no seu aparelho',
      blocks: [
        'Este site não usa cookies de propaganda nem de estatística, e por isso não há aviso de cookies. Fontes, imagens e ícones vêm do próprio site: ao abrir uma página, ninguém mais é avisado. Só depois de você pedir a tradução para Libras as páginas carregam também o VLibras, até que você o feche.',
        'Algumas coisas ficam guardadas no seu navegador, para o seu conforto. Você apaga todas limpando os dados do site.',
      ],
    },
    {
      id: 'links',
      title: '6. Links para outros sites',
      blocks: [
        'Levamos a redes sociais, a parceiros e a documentos públicos. Ao seguir um desses links, vale a política de quem recebe você. Nenhum conteúdo deles é carregado aqui dentro.',
      ],
    },
    {
      id: 'consentimento',
      title: '7. Consentimento e mudanças',
      blocks: [
        'Quando um dado depende do seu consentimento, como a foto do perfil, você pode voltar atrás quando quiser, no próprio perfil ou por email. O que foi feito antes continua válido.',
        'A data no alto da página diz de quando é este texto.',
      ],
    },
  ],
  device: {
    title: 'O que fica guardado onde',
    entries: [
      {
        term: 'Preferências de leitura',
        text: 'Cores, contraste, tamanho do texto, movimento e linguagem. Ficam no navegador até você mudar ou limpar.',
      },
      {
        term: 'Sessão da conta',
        text: 'Se você marcar “Lembrar dados de acesso”, fica neste aparelho até você sair. Sem marcar, vale para todas as abas e acaba com a sessão do navegador, que um cookie necessário (site-session) marca; se o navegador reabre as abas sozinho, ela pode continuar.',
      },
      {
        term: 'Rascunhos dos formulários',
        text: `O que você já digitou ${drafts}, para não se perder. Fica só neste aparelho, vale por ${DRAFT_HOURS} horas e não guarda o que veio da sua conta. Some quando é enviado, quando você o apaga, quando sai da conta ou, depois das ${DRAFT_HOURS} horas, na próxima visita ao site.`,
      },
      {
        term: 'Último envio',
        text: 'Um número que o identifica e, no agendamento, o horário pedido, para que nada chegue em dobro se a resposta se perder no caminho. Some quando a aba fecha.',
      },
      {
        term: 'Posição na página',
        text: 'Até onde você rolou, para o botão Voltar funcionar bem. Some quando a aba fecha.',
      },
      {
        term: 'reCAPTCHA, do Google',
        text: 'Só é carregado quando você começa a preencher um formulário. A partir daí, o Google pode gravar os próprios cookies.',
      },
      {
        term: 'VLibras, do governo federal',
        text: 'Só é carregado quando você pede a tradução para Libras, e pode guardar os próprios ajustes no navegador. Que ele está aberto, o site lembra só nesta aba.',
      },
    ],
  },
  law: {
    title: 'O que a LGPD garante',
    intro:
      'A Lei Geral de Proteção de Dados (Lei 13.709/2018) pede que cada uso tenha um motivo previsto nela, um prazo e alguém que responda. Aqui estão os nossos.',
  },
  bases: {
    id: 'bases-legais',
    title: 'Bases legais',
    entries: [
      {
        term: bases,
        text: 'Passos que você pediu antes de um contrato (artigo 7º, inciso V).',
      },
      { term: 'Conta', text: 'Cumprir o que combinamos ao criar o cadastro (artigo 7º, inciso V).' },
      { term: 'Foto e texto do perfil', text: 'Seu consentimento (artigo 7º, inciso I).' },
      {
        term: 'Tradução para Libras',
        text: 'Seu consentimento, dado ao apertar o botão (artigo 7º, inciso I). Fechar o VLibras encerra.',
      },
      {
        term: 'Proteção contra abuso',
        text: 'Interesse legítimo em manter o site de pé, com o mínimo de dados (artigo 7º, inciso IX).',
      },
      { term: 'Notas fiscais e contratos', text: 'Obrigação legal (artigo 7º, inciso II).' },
    ],
  },
  retention: {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    entries: [
      {
        term: kept,
        text: `Até ${MESSAGE_MONTHS} meses depois do envio. Também vale quando é o estúdio que escreve primeiro.`,
      },
      { term: 'Agendamentos', text: `Até ${BOOKING_MONTHS} meses depois da data marcada.` },
      {
        term: 'O que a equipe responde',
        text: 'As respostas, os rascunhos delas, as notas da equipe e o que foi feito com o registro ficam junto da mensagem ou do agendamento, e somem com ele.',
      },
      {
        term: 'Respostas por email',
        text: `Ficam junto da conversa e somem com ela; os anexos, até um dia depois. De um email apagado fica por ${ERASED_MAIL_MONTHS} meses um código, sem texto nem nome, para que não volte.`,
      },
      {
        term: 'Conta, perfil e foto',
        text: `Enquanto a conta existir. Ao excluí-la, ${DELETED_WITH_ACCOUNT} são apagados na hora; resta um registro sem nome, que impede o perfil de voltar. O que foi enviado pelos formulários segue os prazos acima.`,
      },
      {
        term: 'Códigos de endereços',
        text: 'O de rede vale por dez minutos, o de email por um dia; são apagados em cerca de um dia.',
      },
      {
        term: 'Contagem de visitas',
        text: `Só somas, sem nada de uma visita sozinha. As de cada dia são apagadas depois de ${FIGURES_MONTHS} meses; ficam as de cada mês.`,
      },
      { term: 'Envios marcados como spam', text: `Ficam separados por ${SPAM_DAYS} dias e são apagados.` },
      {
        term: 'Registro de ações da equipe',
        text: `Quem da equipe excluiu, cancelou, marcou como spam ou baixou registros, entrou na equipe ou saiu. Do que você enviou, só o número. Fica por ${AUDIT_MONTHS} meses.`,
      },
      {
        term: 'Como os dados saem',
        text: 'No fim do prazo, o próprio banco de dados apaga o registro, em geral em até um dia. Se a equipe exclui a seu pedido, ele sai na hora; um agendamento que ainda vale é cancelado antes, e sai quando o aviso por email é enviado.',
      },
      {
        term: 'Cópias de segurança',
        text: `O banco de dados é copiado todo dia, e cada cópia some depois de ${BACKUP_DAYS} dias. Até lá, o que foi apagado ainda pode estar nelas.`,
      },
      {
        term: 'Cópia na caixa de email',
        text: 'O que você envia também chega por email à equipe, e essa cópia não some sozinha: a equipe a apaga quando você pede.',
      },
      { term: 'Documentos fiscais e contratos', text: 'O prazo da lei, em geral cinco anos.' },
    ],
  },
  rights: {
    id: 'direitos',
    title: 'Seus direitos',
    intro: 'O artigo 18 da LGPD dá a você o direito de pedir, de graça e a qualquer momento:',
    list: [
      'confirmar se temos dados seus e ver quais são',
      'corrigir o que estiver errado ou incompleto',
      'bloquear, anonimizar ou apagar o que for desnecessário',
      'levar os seus dados para outro serviço',
      'apagar o que depende do seu consentimento, e voltar atrás nele',
      'saber com quem dividimos e o que acontece se você disser não',
    ],
    how: 'Quem tem conta corrige o perfil, baixa uma cópia dos dados (com o email confirmado, também do que foi enviado com ele) e exclui a conta, em Configurações. Para apagar mensagens e agendamentos, e para o resto, escreva para a pessoa encarregada: respondemos por completo em até 15 dias. Podemos fazer uma pergunta para ter certeza de que é você.',
    authority: 'Se a resposta não resolver, você pode reclamar à ANPD, em gov.br/anpd.',
  },
  officer: {
    id: 'encarregado',
    title: 'Quem responde pelos dados',
    text: `${studio.privacyOfficer} é a pessoa encarregada pelo tratamento de dados pessoais do estúdio: recebe pedidos, tira dúvidas e fala com a ANPD.`,
    controller: 'Controlador',
    email: 'Email para dados pessoais',
    contact: 'Escrever pelo formulário',
  },
  processors: {
    id: 'operadores',
    title: 'Quem trata dados por nós',
    entries: [
      {
        term: 'Google Firebase',
        text: 'Hospeda o site, as contas, o banco de dados, as fotos de perfil, os anexos de emails e as funções que recebem os formulários.',
      },
      {
        term: 'Google reCAPTCHA',
        text: 'Confere se quem envia um formulário é uma pessoa. Recebe sinais do navegador depois que você toca no formulário.',
      },
      {
        term: 'VLibras',
        text: 'Do governo federal. Se você pedir, traduz para Libras: recebe o texto em que você clica, o endereço do site, o seu IP e o tipo de navegador. Os arquivos vêm de vlibras.gov.br e do jsDelivr, rede que os distribui.',
      },
      {
        term: 'WhatsApp',
        text: 'Só se a equipe chamar você por ele, no telefone do seu agendamento, para combinar a consultoria.',
      },
      { term: 'Provedor de email', text: 'Entrega a sua mensagem à nossa caixa e a confirmação à sua.' },
    ],
  },
} as const;
