import { studio } from '#src/copy/studio.ts';
import { CONSULTATION_LENGTHS } from '#src/domain/forms/bookingOptions.ts';
import { paths } from '#src/domain/site/paths.ts';
import { BOOKING_MONTHS, MESSAGE_MONTHS } from '#src/domain/submissions/retention.ts';

interface Answer {
  question: string;
  answer: string;
  link: { to: string; label: string };
}

interface Group {
  id: string;
  title: string;
  items: readonly Answer[];
}

export const questions = {
  head: {
    title: `Perguntas de quem vai contratar | ${studio.name}`,
    description: `Preço, prazo, horários, treinamentos, certificado, contratação e dados: respostas curtas do ${studio.name} às perguntas que mais chegam, com o caminho para cada coisa.`,
    name: 'Perguntas',
  },
  hero: {
    title: 'Pergunte sem cerimônia',
    lead: 'Respostas curtas ao que mais perguntam antes de começar. Faltou a sua? Quem responde tem nome e está logo abaixo.',
  },
  contentsTitle: 'Assuntos',
  groups: [
    {
      id: 'preco-e-prazo',
      title: 'Preço e prazo',
      items: [
        {
          question: 'Quanto custa um projeto?',
          answer:
            'O preço é sob orçamento: depende de quantas telas, peças ou pessoas há e de quanta pesquisa falta. Vale também para marca e identidade visual. Peça o seu na página de orçamento; a resposta chega em até dois dias úteis, com uma estimativa ou com as perguntas que faltarem.',
          link: { to: paths.budget, label: 'Pedir um orçamento' },
        },
        {
          question: 'Em quanto tempo fica pronto?',
          answer:
            'Uma avaliação pequena leva de duas a três semanas; um site ou uma marca, de seis a dez semanas; um serviço inteiro, de quatro a oito meses. O prazo é fechado no orçamento.',
          link: { to: paths.budget, label: 'Ver tamanhos e prazos' },
        },
        {
          question: 'Vocês desenvolvem o aplicativo ou só desenham?',
          answer:
            'Pesquisamos, desenhamos e testamos até o protótipo navegável e os arquivos finais. A programação fica com a sua equipe ou com um parceiro que você escolhe, e nós acompanhamos quem programa até o lançamento.',
          link: { to: paths.digitalExperiences, label: 'Ver como fazemos sites e aplicativos' },
        },
        {
          question: 'De onde vêm os números que vocês mostram?',
          answer:
            'São dos próprios projetos, medidos com as organizações que aparecem em cada caso, e valem só para eles. Se precisar do detalhe de algum, escreva: dizemos o que foi medido, ou que não temos mais do que está ali.',
          link: { to: paths.portfolio, label: 'Ver os projetos' },
        },
      ],
    },
    {
      id: 'conversa-marcada',
      title: 'A conversa marcada',
      items: [
        {
          question: 'A primeira conversa é paga?',
          answer: `Não. A consultoria que você agenda é gratuita, dura ${CONSULTATION_LENGTHS} e não obriga a nada.`,
          link: { to: paths.booking, label: 'Agendar uma conversa' },
        },
        {
          question: 'Como marco, e vocês atendem aos sábados?',
          answer:
            'Escolha o assunto, o dia e o horário na página de agendamento e deixe nome, email e telefone. Atendemos de segunda a sexta; aos sábados, domingos e feriados nacionais, não.',
          link: { to: paths.booking, label: 'Ver os horários' },
        },
        {
          question: 'Dá para remarcar ou cancelar?',
          answer:
            'Dá. O email de confirmação traz um link com que você muda o horário ou cancela, sem conta e sem explicar nada. Em cima da hora, ligue ou escreva.',
          link: { to: paths.booking, label: 'Como funciona o agendamento' },
        },
        {
          question: 'É online? O que preciso levar?',
          answer:
            'É por videochamada, e o link chega por email antes do dia. Não precisa preparar nada: se houver um site ou um aplicativo, mande o endereço na descrição. A de acessibilidade digital dura 45 minutos e abre a sua tela com teclado e leitor de tela.',
          link: { to: paths.digitalAccessibility, label: 'Ver a avaliação de acessibilidade' },
        },
      ],
    },
    {
      id: 'falar-conosco',
      title: 'Falar conosco',
      items: [
        {
          question: 'Quem responde, e em quanto tempo?',
          answer: `${studio.answeredBy} lê tudo o que chega pelo site e responde em até dois dias úteis, ou passa para quem vai cuidar do assunto.`,
          link: { to: paths.contact, label: 'Escrever uma mensagem' },
        },
        {
          question: 'Vocês têm telefone ou WhatsApp? Posso visitar?',
          answer: `O telefone é ${studio.phone.label} e atende ligações, ${studio.hours.charAt(0).toLowerCase()}${studio.hours.slice(1)}. Não recebemos mensagens por WhatsApp; quem marca um horário pode ser chamado por lá. O estúdio fica em ${studio.postalAddress.line}, ${studio.postalAddress.city}; combine a visita antes.`,
          link: { to: paths.contact, label: 'Ver todos os caminhos' },
        },
        {
          question: 'Vocês estão contratando? Para onde mando meu currículo?',
          answer:
            'Não há vaga aberta todo mês, mas lemos toda candidatura. Em vez de currículo, pedimos uma página com um trabalho de que você se orgulha; portfólio também serve.',
          link: { to: paths.careers, label: 'Trabalhe conosco' },
        },
        {
          question: 'Quem são as pessoas da equipe?',
          answer:
            'Três pessoas conduzem os projetos: Helena Prado (direção de design), Caio Nascimento (pesquisa e acessibilidade) e Jurema Tapajós (educação e inclusão). A trajetória e as especialidades de cada uma estão na página sobre o estúdio.',
          link: { to: `${paths.about}#equipe`, label: 'Conhecer a equipe' },
        },
        {
          question: 'O que fazem com os meus dados? Como peço para apagar?',
          answer: `Usamos só para responder a você e não vendemos nada. Mensagens ficam até ${MESSAGE_MONTHS} meses; agendamentos, até ${BOOKING_MONTHS} meses depois da data. Para corrigir ou excluir antes, escreva para ${studio.privacyEmail}.`,
          link: { to: paths.privacy, label: 'Ler a política de privacidade' },
        },
      ],
    },
    {
      id: 'treinamentos-e-eventos',
      title: 'Treinamentos e eventos',
      items: [
        {
          question: 'Vai ter turma em 2027?',
          answer:
            'Ainda não há turma aberta com data marcada. Para empresas, montamos a turma na data que servir: diga o mês, o número de pessoas e o tema no pedido de proposta.',
          link: { to: `${paths.training}#proposta`, label: 'Pedir uma proposta' },
        },
        {
          question: 'O curso dá certificado?',
          answer:
            'Sim. Quem participa de pelo menos três quartos das horas recebe um certificado com a carga horária e o programa.',
          link: { to: paths.training, label: 'Ver os treinamentos' },
        },
        {
          question: 'Quantas pessoas cabem em uma turma?',
          answer:
            'O tamanho é combinado na proposta. Com mais de 20 pessoas, dividimos em duas turmas; um grupo de 40 também cabe assim.',
          link: { to: `${paths.training}#proposta`, label: 'Informar o número de pessoas' },
        },
        {
          question: 'Há algum evento com inscrição aberta?',
          answer:
            'A página de encontros mostra o que está por vir e o que já passou. Quando não há data marcada, ela diz isso, e você pode deixar um recado para ser avisado.',
          link: { to: paths.events, label: 'Ver os encontros' },
        },
      ],
    },
    {
      id: 'pesquisa',
      title: 'Pesquisa',
      items: [
        {
          question: 'Como cito um artigo de vocês?',
          answer:
            'Cada publicação termina em “Como citar”, com a referência pela norma da ABNT e em BibTeX, pronta para copiar. O texto é inteiro e aberto.',
          link: { to: paths.publications, label: 'Ver as publicações' },
        },
        {
          question: 'Com quem falo sobre uma parceria de pesquisa?',
          answer:
            'Com a Academy, o nosso braço de pesquisa: ela estuda como as pessoas entendem, aprendem e decidem. Escreva pelo formulário de contato e diga o tema, a instituição e o prazo.',
          link: { to: paths.academy, label: 'Conhecer a Academy' },
        },
      ],
    },
  ] as readonly Group[],
  action: {
    title: 'A sua não está aqui?',
    text: 'Mande a pergunta do jeito que ela veio. Respondemos em até dois dias úteis.',
    contact: 'Escrever a pergunta',
    booking: 'Agendar uma conversa',
  },
} as const;
