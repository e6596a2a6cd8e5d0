import { studio } from '#src/copy/studio.ts';
import { BOOKING_MONTHS, DELETED_WITH_ACCOUNT, MESSAGE_MONTHS } from '#src/domain/submissions/retention.ts';
import { slugOf } from '#src/domain/text/slug.ts';

export const settings = {
  head: {
    title: `Configurações da conta | ${studio.name}`,
    description: `Configurações da sua conta no ${studio.name}: troque o email e a senha, confirme o seu endereço, baixe os seus dados em um arquivo ou exclua a conta.`,
  },
  title: 'Configurações',
  lead: 'A conta é sua. Daqui você muda o acesso, leva os seus dados ou fecha tudo.',
  back: 'Voltar ao meu perfil',
  email: {
    title: 'Email',
    text: 'É com ele que você entra e é para ele que mandamos os links de segurança.',
    verified: 'Endereço confirmado',
    unverified: 'Endereço ainda não confirmado',
    verify: 'Enviar email de confirmação',
    verifying: 'Enviando...',
    verificationSent: 'Enviamos o link de confirmação. Abra-o no seu email e volte para cá.',
    verificationFailed: 'Não foi possível enviar o link. Tente novamente em alguns minutos.',
    changed: {
      title: 'Falta um passo',
      text: 'Se nenhuma outra conta usa o endereço novo, o link chega nele em alguns minutos. A troca vale assim que você o abrir; depois, entre de novo com ele.',
    },
    failed: 'Não foi possível trocar o email. Tente novamente.',
  },
  password: {
    title: 'Senha',
    text: 'Uma frase comprida é mais segura e mais fácil de lembrar do que uma palavra cheia de símbolos.',
    changed: { title: 'Senha trocada', text: 'Da próxima vez, entre com a senha nova.' },
    failed: 'Não foi possível trocar a senha. Tente novamente.',
  },
  data: {
    title: 'Seus dados',
    text: 'Um arquivo JSON com tudo o que a sua conta guarda: os dados de acesso, menos a senha, e o perfil. Se o seu email está confirmado, também o que foi enviado pelos formulários com ele.',
    download: 'Baixar meus dados',
    downloading: 'Reunindo os dados...',
    done: 'Pronto: o arquivo está com os seus downloads.',
    failed: 'Não foi possível reunir os seus dados. Tente novamente.',
    file: `${slugOf(studio.name)}-meus-dados.json`,
  },
  deletion: {
    title: 'Excluir a conta',
    text: `Ao confirmar, ${DELETED_WITH_ACCOUNT} são apagados e não voltam. O que foi enviado pelos formulários com o seu email fica com o estúdio: mensagens até ${MESSAGE_MONTHS} meses depois do envio, agendamentos até ${BOOKING_MONTHS} meses depois da data. Para apagar antes, escreva para ${studio.privacyEmail}. Se quiser guardar alguma coisa, baixe os seus dados antes.`,
    failed: 'Não foi possível excluir a conta. Tente novamente.',
  },
} as const;
