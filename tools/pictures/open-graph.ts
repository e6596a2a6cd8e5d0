import type { gallery } from './gallery.ts';

/** What one share card says and which picture stands beside it. */
export interface ShareCard {
  titulo: string;
  picture: keyof typeof gallery;
}

/** The share cards by their file's name below public/images/og, in the order of the route table. */
export const shareCards: Record<string, ShareCard> = {
  home: { titulo: 'Costuramos design, pesquisa e gente.', picture: 'homeHero' },
  services: { titulo: 'Serviços que juntam as pontas', picture: 'homeAbout' },
  portfolio: { titulo: 'Projetos que ficaram de pé', picture: 'projectTrilhaDoReuso' },
  photographyCase: { titulo: 'Fotografia Empodera', picture: 'caseFotografia' },
  placemakingCase: { titulo: 'PlaceBe: a praça volta a ser de quem passa', picture: 'casePlaceBe' },
  about: { titulo: 'Um estúdio de São Paulo', picture: 'sobre' },
  digitalExperiences: { titulo: 'Experiências digitais', picture: 'experienciasDigitais' },
  businessDesign: { titulo: 'Design que transforma negócios', picture: 'designTransformador' },
  branding: { titulo: 'Marcas com caráter', picture: 'branding' },
  training: { titulo: 'Treinamentos para equipes', picture: 'treinamentos' },
  humanCentredDesign: { titulo: 'Design centrado no humano', picture: 'designCentradoHumano' },
  knowledgeManagement: { titulo: 'Gestão do conhecimento', picture: 'gestaoConhecimento' },
  designEducation: { titulo: 'Educação em design', picture: 'educacaoDesign' },
  academy: { titulo: 'Academy: pesquisa que vira prática', picture: 'academy' },
  contact: { titulo: 'Vamos conversar?', picture: 'contact' },
  booking: { titulo: 'Agende uma conversa', picture: 'agendamento' },
  manifesto: { titulo: 'Manifesto de Design', picture: 'manifesto' },
  privacy: { titulo: 'Política de privacidade', picture: 'politica' },
  accessibility: { titulo: 'Acessibilidade do site', picture: 'modeloInclusao' },
  publications: { titulo: 'Pesquisas e publicações', picture: 'homeResearch' },
  visualizationModel: { titulo: 'Modelo de visualização', picture: 'modeloVisualizacao' },
  inclusionModel: { titulo: 'Modelo de inclusão', picture: 'modeloInclusao' },
  managementModel: { titulo: 'Modelo de gestão', picture: 'modeloGestao' },
  visualizationArticle: { titulo: 'Artigo: ver para entender', picture: 'artigoVisualizacao' },
  inclusionArticle: { titulo: 'Estudo de caso: design inclusivo', picture: 'artigoInclusivo' },
  managementWhitepaper: { titulo: 'White paper: gestão do conhecimento', picture: 'whitepaperGestao' },
  accessibilityWorkshop: { titulo: 'Oficina de acessibilidade', picture: 'workshopAcessibilidade' },
  managementTalk: { titulo: 'Palestra: gestão do conhecimento', picture: 'palestraGestao' },
  methodology: { titulo: 'Nossa metodologia completa', picture: 'homeResearch' },
  careers: { titulo: 'Trabalhe conosco', picture: 'homeInclusion' },
};
