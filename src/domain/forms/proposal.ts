import * as v from 'valibot';
import { emailField } from './contact.ts';
import {
  MONTH_LIMIT,
  NAME_LIMIT,
  OTHER_TOPIC_LIMIT,
  PARTICIPANTS_LIMIT,
  PROPOSAL_TEXT_LIMIT,
} from './fieldLimits.ts';
import { choiceOf, type FormFields } from './formFields.ts';
import { EDUCATION_AREAS, OTHER_TOPIC, TRAINING_TOPICS } from './proposalOptions.ts';
import { multilineText, singleLineText } from './textSchemas.ts';

const company = {
  empresa: {
    label: 'Empresa',
    schema: singleLineText('O nome da empresa', NAME_LIMIT, 'Nome da empresa é obrigatório'),
    namesSender: true as const,
  },
  email: { label: 'Email', schema: emailField },
  participantes: {
    label: 'Número de participantes',
    schema: v.optional(singleLineText('O número de participantes', PARTICIPANTS_LIMIT), ''),
    covered: 'turma',
  },
};

const rest = {
  mes: {
    label: 'Mês',
    schema: v.optional(singleLineText('O mês', MONTH_LIMIT), ''),
    covered: 'o que você contar',
  },
  mensagem: {
    label: 'Mensagem',
    schema: v.optional(multilineText('A mensagem', PROPOSAL_TEXT_LIMIT), ''),
    covered: 'o que você contar',
  },
};

/** The fields of the training page's proposal form, in the order of the mail. `tema` is empty if nothing is chosen. */
export const trainingFields = {
  ...company,
  tema: {
    label: 'Tema',
    schema: choiceOf(TRAINING_TOPICS),
    other: { option: OTHER_TOPIC, field: 'temaOutro' },
  },
  temaOutro: {
    label: 'Outro tema',
    schema: singleLineText('O tema', OTHER_TOPIC_LIMIT),
    covered: 'tema',
  },
  ...rest,
} satisfies FormFields;

/** The fields of the design education page's proposal form, in the order of the mail. */
export const educationFields = {
  ...company,
  empresa: {
    ...company.empresa,
    schema: singleLineText(
      'O nome da instituição',
      NAME_LIMIT,
      'Nome da instituição ou empresa é obrigatório',
    ),
  },
  area: { label: 'Área de interesse', schema: choiceOf(EDUCATION_AREAS), covered: 'tema' },
  ...rest,
} satisfies FormFields;
