/** The fields that a person fills in, in the order of the form; `called` is the name in sentences. */
export const bookingFields = {
  nome: { called: 'nome', isOptional: false },
  email: { called: 'email', isOptional: false },
  telefone: { called: 'telefone', isOptional: false },
  comoConheceu: { called: 'como nos conheceu', isOptional: true },
  tipoConsulta: { called: 'tipo de consultoria', isOptional: false },
  outroTipo: { called: '', isOptional: true }, // part of the type of consultation
  descricaoProjeto: { called: 'descrição do projeto', isOptional: false },
  data: { called: 'dia', isOptional: false },
  horario: { called: 'horário', isOptional: false },
};

export type BookingFieldName = keyof typeof bookingFields;

export const bookingFieldNames = Object.keys(bookingFields) as BookingFieldName[];

/** The answers that confirmation, mail, desk and export only list, with their labels there. */
export const bookingAnswers = [['comoConheceu', 'Como nos conheceu']] as const;

export type BookingAnswer = (typeof bookingAnswers)[number][0];

/** The further answers of a booking, each with its label. */
export const answersIn = (booking: Record<BookingAnswer, string>) =>
  bookingAnswers.map(([name, label]) => ({ label, text: booking[name] }));

const personFieldNames = ['nome', 'email', 'telefone', 'comoConheceu'] as const;
export const requiredPersonFields = personFieldNames.filter((name) => !bookingFields[name].isOptional);

const inSentence = (words: string[]) => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

const fieldsCalled = (isOptional: boolean) =>
  inSentence(
    Object.values(bookingFields)
      .filter((field) => field.called && field.isOptional === isOptional)
      .map(({ called }) => called),
  );

/** Names of fields in a sentence: required ones, optional ones, required ones about the person ('o seu nome e …'). */
export const REQUIRED_BOOKING_FIELDS = fieldsCalled(false);
export const OPTIONAL_BOOKING_FIELDS = fieldsCalled(true);
export const REQUIRED_OF_PERSON = inSentence(
  requiredPersonFields.map((name) => `o seu ${bookingFields[name].called}`),
);
