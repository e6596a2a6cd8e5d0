import * as v from 'valibot';
import { type ContactMessage, emailField } from './contact.ts';
import {
  MONTH_LIMIT,
  NAME_LIMIT,
  OTHER_TOPIC_LIMIT,
  PARTICIPANTS_LIMIT,
  PROPOSAL_TEXT_LIMIT,
} from './fieldLimits.ts';
import { COMPANY_REQUIRED } from './fieldMessages.ts';
import { EDUCATION_AREAS, OTHER_TOPIC, TRAINING_TOPICS } from './proposalOptions.ts';
import { multilineText, singleLineText } from './textSchemas.ts';
import { validateFields } from './validateFields.ts';

const CHOOSE_FROM_LIST = 'Escolha uma opção da lista';

const companyFields = {
  empresa: singleLineText('O nome da empresa', NAME_LIMIT, COMPANY_REQUIRED),
  email: emailField,
  participantes: v.optional(singleLineText('O número de participantes', PARTICIPANTS_LIMIT), ''),
  mes: v.optional(singleLineText('O mês', MONTH_LIMIT), ''),
  mensagem: v.optional(multilineText('A mensagem', PROPOSAL_TEXT_LIMIT), ''),
};

/** Corporate proposal on the training page; an empty `tema` is nothing chosen, `mes` is free text ('março de 2027'). */
export const trainingProposalSchema = v.object({
  ...companyFields,
  tema: v.picklist(['', ...TRAINING_TOPICS], CHOOSE_FROM_LIST),
  temaOutro: singleLineText('O tema', OTHER_TOPIC_LIMIT),
});

/** Corporate proposal on the design education page; `participantes` is free text ('de 20 a 30'). */
export const educationProposalSchema = v.object({
  ...companyFields,
  area: v.picklist(['', ...EDUCATION_AREAS], CHOOSE_FROM_LIST),
});

export type TrainingProposal = v.InferOutput<typeof trainingProposalSchema>;
export type EducationProposal = v.InferOutput<typeof educationProposalSchema>;

/** A checked proposal as a contact message, one answered question a line, in the company's name. */
export function composeProposalMessage(proposal: TrainingProposal | EducationProposal): ContactMessage {
  const { empresa, email, participantes, mes, mensagem } = proposal;
  const isTraining = 'tema' in proposal;
  const lines = [
    `Pedido de proposta: ${isTraining ? 'treinamento para empresas' : 'educação em design para empresas'}`,
    `Empresa: ${empresa}`,
    participantes && `Número de participantes: ${participantes}`,
    ...(isTraining ? describeTopic(proposal) : [proposal.area && `Área de interesse: ${proposal.area}`]),
    mes && `Mês: ${mes}`,
    mensagem && `\n${mensagem}`,
  ];
  return { nome: empresa, email, mensagem: lines.filter(Boolean).join('\n') };
}

function describeTopic({ tema, temaOutro }: TrainingProposal): string[] {
  if (!tema) return [];
  return [`Tema: ${tema === OTHER_TOPIC && temaOutro ? temaOutro : tema}`];
}

/** Checks either form: answers the contact message that it makes, or the first error of each wrong field. */
export function readProposal(values: object) {
  const schema = 'tema' in values ? trainingProposalSchema : educationProposalSchema;
  const { output, fields } = validateFields<TrainingProposal | EducationProposal>(schema, values);
  return output ? { output: composeProposalMessage(output) } : { fields };
}
