import { studio } from '../../../src/copy/studio.ts';
import { PASSKEY_LINK_FRAGMENT, PASSKEY_LINK_MINUTES } from '../../../src/domain/accounts/passkeys.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import type { PASSKEY_EVENTS } from '../../../src/domain/submissions/audit.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { addressParagraph, paragraph, teamNotice, webLink } from './mailBody.ts';

/** An audit entry about a passkey or an address. `person` and `by` are e-mail addresses. */
export type PasskeyNotice = { action: (typeof PASSKEY_EVENTS)[number]; person: string; by: string; at: Date };

/** The mail with the link that enrols a first passkey. */
export function passkeyLinkMail(secret: string, siteUrl: string): SiteLetter {
  const title = 'Cadastre a sua chave de acesso';
  const address = `${siteUrl}${paths.admin}#${PASSKEY_LINK_FRAGMENT}${secret}`;
  const reason = `Alguém que sabe a sua senha pediu este link no painel do ${studio.name}. Se não foi você, não abra o link, mude a sua senha e avise a equipe.`;
  return teamNotice({ title, subject: `${title} no painel do ${studio.name}`, reason }, [
    paragraph(
      'Abra este link no computador ou celular que vai guardar a chave, entre com a sua senha e siga os passos.',
    ),
    paragraph(address, webLink(address)),
    paragraph(`O link vale ${PASSKEY_LINK_MINUTES} minutos e uma vez só. Não o passe a ninguém.`),
  ]);
}

const NOTICES: Record<PasskeyNotice['action'], { title: string; text: (person: string) => string }> = {
  enrolPasskey: {
    title: 'Nova chave de acesso',
    text: (person) => `Uma chave de acesso foi cadastrada na conta de ${person}.`,
  },
  removePasskey: {
    title: 'Chave de acesso removida',
    text: (person) => `Uma chave de acesso foi removida da conta de ${person}, e as sessões dela terminaram.`,
  },
  resetPasskeys: {
    title: 'Chaves de acesso redefinidas',
    text: (person) =>
      `Todas as chaves de acesso da conta de ${person} foram apagadas, e as sessões dela terminaram.`,
  },
  confirmAddress: {
    title: 'Endereço da equipe confirmado',
    text: (person) => `O novo email de ${person} foi confirmado para o painel do estúdio.`,
  },
};

/** Tells an administrator about a change to somebody's passkeys or address. */
export function passkeyNoticeMail({ action, person, by, at }: PasskeyNotice, siteUrl: string): SiteLetter {
  const { title, text } = NOTICES[action];
  const preview = text(person);
  const subject = `${title}: painel do ${studio.name}`;
  const reason = `Você recebe este aviso porque faz parte da equipe do ${studio.name}.`;
  const what = 'Se isso não era esperado, remova a pessoa da equipe agora em:';
  return teamNotice({ title, subject, preview, reason }, [
    paragraph(`${preview} Quem fez: ${by}, ${formatDateTime(at)} (horário de São Paulo).`),
    addressParagraph(what, `${siteUrl}${paths.admin}/ajustes?aba=equipe`),
  ]);
}
