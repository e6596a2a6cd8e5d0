import { studio } from '#src/copy/studio.ts';
import { CONSULTATION_RANGE } from '#src/domain/agenda/consultationTypes.ts';
export const contact = {
  head: {
    title: `Contato | ${studio.name}`,
    description: `Escreva para o ${studio.name}, estúdio de design em São Paulo: conte o seu projeto pelo formulário, por email, por telefone ou marque uma consultoria.`,
  },
  hero: {
    title: 'Conte o que você quer fazer',
    lead: `Vale ideia pronta, problema sem nome ou só uma dúvida. Quem lê é ${studio.answeredBy}, e a resposta chega em até ${studio.answerTime}.`,
  },
  form: { title: 'Escreva para nós' },
  submit: 'Enviar mensagem',
  success: {
    title: 'Mensagem enviada com sucesso!',
    text: 'Mandamos uma confirmação para o seu email. Se ela não aparecer em alguns minutos, olhe também a caixa de spam.',
    underReview: 'Recebemos a sua mensagem. A equipe confirma por email.',
    again: 'Enviar nova mensagem',
  },
  panel: {
    title: 'Outros caminhos',
    text: 'Prefere falar com uma pessoa, ou o formulário não funciona para você? Use o que for mais confortável.',
    email: 'Email',
    phone: 'Telefone',
    address: 'Endereço',
    map: 'Ver no mapa (OpenStreetMap)',
    visit: 'Visitas com hora combinada.',
    hours: 'Atendimento',
    social: 'Redes sociais',
  },
  booking: {
    title: 'Quer conversar com hora marcada?',
    text: `Escolha o assunto, o dia e o horário. A primeira consultoria dura ${CONSULTATION_RANGE} e é feita por vídeo.`,
    action: 'Agendar uma consultoria',
    budget: 'Pedir um orçamento',
    questions: 'Ver as perguntas mais comuns',
  },
} as const;
