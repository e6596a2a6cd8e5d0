import offerEducation from '#src/pictures/offer-education.svg?picture';
import offerTraining from '#src/pictures/offer-training.svg?picture';
import principleCollaboration from '#src/pictures/principle-collaboration.svg?picture';
import principleCreativity from '#src/pictures/principle-creativity.svg?picture';
import principleEmpathy from '#src/pictures/principle-empathy.svg?picture';
import principleExcellence from '#src/pictures/principle-excellence.svg?picture';
import principleInnovation from '#src/pictures/principle-innovation.svg?picture';

/** The picture on the screen of each training, by its title. */
export const trainingPictures = {
  'Design Thinking': offerTraining,
  'UX Research Avançado': principleEmpathy,
  'Inovação Corporativa': principleInnovation,
} as const;

/** The picture on the screen of each education programme, by its title. */
export const educationPictures = {
  'Oficinas Criativas': principleCreativity,
  'Jornada de Equipes': principleCollaboration,
  'Cursos em Profundidade': principleExcellence,
  'Mentoria de Projetos': offerEducation,
} as const;
