/** The types of consultation, in the order shown; `minutes` is their length (docs/product.md, section 3). */
export const CONSULTATION_TYPES = [
  { value: 'acessibilidade', label: 'Acessibilidade digital', minutes: 45 },
  { value: 'website', label: 'Website e plataformas digitais', minutes: 45 },
  { value: 'branding', label: 'Branding e identidade visual', minutes: 30 },
  { value: 'produto', label: 'Design de produto digital', minutes: 30 },
  { value: 'outro', label: 'Outro', minutes: 30 },
] as const;

const lengths = CONSULTATION_TYPES.map(({ minutes }) => minutes).sort((one, other) => one - other);

/** The lengths of consultations as texts for visitors: '30 ou 45 minutos', and 'de 30 a 45 minutos'. */
export const CONSULTATION_LENGTHS = `${[...new Set(lengths)].join(', ').replace(/, (\d+)$/, ' ou $1')} minutos`;
export const CONSULTATION_RANGE = `de ${lengths[0]} a ${lengths.at(-1)} minutos`;

export type ConsultationMinutes = (typeof CONSULTATION_TYPES)[number]['minutes'];

export type ConsultationType = (typeof CONSULTATION_TYPES)[number]['value'];

/** The type for which the visitor describes the subject in `outroTipo`. */
export const OTHER_CONSULTATION = 'outro' satisfies ConsultationType;

type Chosen = { tipoConsulta: ConsultationType; outroTipo: string };

/** The name of a booked consultation. For 'outro', it includes the visitor's description, if there is one. */
export function consultationName({ tipoConsulta, outroTipo }: Chosen): string {
  const { label } = typeOf(tipoConsulta);
  return tipoConsulta === OTHER_CONSULTATION && outroTipo ? `${label}: ${outroTipo}` : label;
}

/** Length of a consultation of this type in minutes. */
export function consultationMinutes(tipoConsulta: ConsultationType): ConsultationMinutes {
  return typeOf(tipoConsulta).minutes;
}

function typeOf(value: ConsultationType) {
  const found = CONSULTATION_TYPES.find((type) => type.value === value);
  if (!found) throw new RangeError(`No consultation type ${value}`);
  return found;
}
