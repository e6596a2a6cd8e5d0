import { studio } from '#src/copy/studio.ts';
import { CONSULTATION_LENGTHS } from '#src/domain/agenda/consultationTypes.ts';
import { REQUIRED_OF_PERSON } from '#src/domain/forms/bookingFields.ts';
export const booking = {
  name: 'Agendamento',
  head: {
    title: `Agende uma consultoria | ${studio.name}`,
    description: `Marque uma consultoria por vídeo com o ${studio.name}: escolha o assunto, o dia e o horário de São Paulo. São ${CONSULTATION_LENGTHS} sobre o seu projeto.`,
  },
  hero: {
    title: 'Um horário só para o seu projeto',
    lead: `Escolha o assunto, o dia e o horário. A consultoria é por vídeo, dura ${CONSULTATION_LENGTHS}, e quem atende leu antes o que você escreveu.`,
    action: 'Escolher um horário',
    expectations: 'O que esperar',
  },
  plainSummary: [
    `Escreva ${REQUIRED_OF_PERSON}.`,
    'Escolha o assunto da consultoria. Conte o que você quer fazer.',
    'Escolha o dia e a hora. A hora é a de São Paulo.',
    'Marque que você não é um robô. Depois aperte “Confirmar agendamento”.',
    'Você recebe um email com o dia, a hora e um link. Com o link você muda a hora ou cancela.',
    `A consultoria é por vídeo. Ela dura ${CONSULTATION_LENGTHS}.`,
  ],
  form: {
    title: 'Agende a sua consultoria',
    progress: 'Partes preenchidas',
    clear: 'Limpar',
    leaveQuestion: 'Seu agendamento ainda não foi enviado. Sair desta página mesmo assim?',
  },
  submit: 'Confirmar agendamento',
  sections: {
    person: 'Dados pessoais',
    type: 'Tipo de consultoria',
    project: 'Seu projeto',
    time: 'Data e horário',
    check: 'Verificação',
  },
  fields: {
    source: 'Como nos conheceu?',
    noSource: 'Prefiro não dizer',
    type: 'Qual é o assunto da consultoria?',
    otherType: 'Qual é o seu assunto?',
    description: 'Descrição do projeto',
    descriptionHint: 'O que já existe, para quem é e o que precisa mudar. Três linhas bastam.',
  },
  ticket: 'Sua escolha',
  otherWays: {
    title: 'Prefere falar com alguém?',
    text: 'Marcamos o horário com você por telefone ou email.',
    email: 'Email',
    phone: 'Telefone',
  },
  privacy: `Seus dados e a descrição do projeto vão só para a equipe do ${studio.name}, servem para preparar e fazer a consultoria e ficam guardados por até 12 meses depois dela. Veja a `,
  withoutScript: 'O agendamento precisa de JavaScript. Sem ele, marque com a gente por',
  expectations: {
    title: 'O que esperar',
    intro: 'Uma conversa de trabalho, não uma apresentação de vendas.',
    steps: [
      {
        title: 'Antes',
        text: 'Você recebe por email a confirmação e o convite para a agenda. O link do vídeo chega por email antes da consultoria, e lemos o que você contou. Mudou de ideia? O email tem um link para mudar o horário ou cancelar.',
      },
      {
        title: 'Durante',
        text: `São ${CONSULTATION_LENGTHS} com quem faria o trabalho. Se precisar de legenda, Libras ou pausas, diga na descrição.`,
      },
      {
        title: 'Depois',
        text: 'Em até dois dias úteis você recebe um resumo por escrito, com caminhos possíveis. Seguir conosco é escolha sua.',
      },
    ],
  },
  moving: 'Em 2 segundos abrimos a página de confirmação.',
  stay: 'Ficar nesta página',
  stayed: 'Você fica aqui. A página de confirmação continua a um link daqui.',
  goOn: 'Ir agora para a confirmação',
} as const;
