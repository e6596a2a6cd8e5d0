import { offerEducation } from './images/offerEducation.ts';
import { offerTraining } from './images/offerTraining.ts';
import { principioColaboracao } from './images/principioColaboracao.ts';
import { principioCriatividade } from './images/principioCriatividade.ts';
import { principioEmpatia } from './images/principioEmpatia.ts';
import { principioExcelencia } from './images/principioExcelencia.ts';
import { principioInovacao } from './images/principioInovacao.ts';

/** The picture on the screen of each training, by its title. */
export const trainingPictures = {
  'Design Thinking': offerTraining,
  'UX Research Avançado': principioEmpatia,
  'Inovação Corporativa': principioInovacao,
} as const;

/** The picture on the screen of each education programme, by its title. */
export const educationPictures = {
  'Oficinas Criativas': principioCriatividade,
  'Jornada de Equipes': principioColaboracao,
  'Cursos em Profundidade': principioExcelencia,
  'Mentoria de Projetos': offerEducation,
} as const;
