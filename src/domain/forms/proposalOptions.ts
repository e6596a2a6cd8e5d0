/** The topic 'other'. The visitor describes it in `temaOutro`. */
export const OTHER_TOPIC = 'Outro (especifique)';

/** Topics of the training page's proposal form, in the order shown. */
export const TRAINING_TOPICS = [
  'Design Thinking',
  'UX Research',
  'Inovação Corporativa',
  OTHER_TOPIC,
] as const;

/** Areas of the design education page's proposal form, in the order shown. */
export const EDUCATION_AREAS = ['Design Thinking', 'UX/UI Design', 'Design Estratégico', 'Outro'] as const;
