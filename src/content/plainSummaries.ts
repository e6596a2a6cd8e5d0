import { BOOKING_MONTHS, MESSAGE_MONTHS } from '#src/domain/retention.ts';

/** What a page says, in short sentences of common words; a test measures how easily they are read. */
export const plainSummaries = {
  privacy: [
    'Só pedimos o que é preciso para responder a você.',
    `A sua mensagem fica guardada por até ${MESSAGE_MONTHS} meses. Depois ela é apagada.`,
    `O seu agendamento fica guardado por até ${BOOKING_MONTHS} meses depois do dia marcado.`,
    'Só a equipe do estúdio lê o que você manda.',
    'Não vendemos os seus dados. Não mandamos propaganda.',
    'Você pode pedir para ver, mudar ou apagar os seus dados. Basta mandar um e-mail.',
  ],
  booking: [
    'Escreva o seu nome, o seu e-mail e o seu telefone.',
    'Escolha o assunto da conversa. Conte o que você quer fazer.',
    'Escolha o dia e a hora. A hora é a de São Paulo.',
    'Marque que você não é um robô. Depois aperte “Confirmar agendamento”.',
    'Você recebe um e-mail com o dia, a hora e um link. Com o link você muda a hora ou cancela.',
    'A conversa é por vídeo. Ela dura 30 ou 45 minutos.',
  ],
  services: [
    'Fazemos sites e aplicativos que todo mundo consegue usar.',
    'Criamos nomes e marcas.',
    'Mudamos o jeito de atender de empresas, escolas e governos, para ficar mais fácil.',
    'Damos cursos e oficinas para equipes.',
    'Antes de desenhar, falamos com quem vai usar.',
    'Quer falar com a gente? Marque uma conversa por vídeo.',
  ],
} as const;
