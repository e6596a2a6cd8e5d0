export const OTHER_TOPIC = 'Outro (especifique)';

export const TRAINING_TOPICS = [
  'Design Thinking',
  'UX Research',
  'Inovação Corporativa',
  OTHER_TOPIC,
] as const;

export const EDUCATION_AREAS = ['Design Thinking', 'UX/UI Design', 'Design Estratégico', 'Outro'] as const;
