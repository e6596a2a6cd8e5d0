/** The preview card of a shared link: a title beside a drawing from src/pictures. */
export interface ShareCard {
  title: string;
  picture: string;
}

/** The share cards, keyed by the name of their file in /images/og, in the order of the route table. */
export const shareCards: Record<string, ShareCard> = {
  home: { title: 'Costuramos design, pesquisa e gente.', picture: 'home-hero-mobile' },
  services: { title: 'Serviços que juntam as pontas', picture: 'home-about' },
  portfolio: { title: 'Projetos que ficaram de pé', picture: 'project-trilha-do-reuso' },
  about: { title: 'Um estúdio de São Paulo', picture: 'about-mobile' },
  digitalExperiences: { title: 'Experiências digitais', picture: 'digital-experiences-mobile' },
  businessDesign: { title: 'Design que transforma negócios', picture: 'business-design-mobile' },
  branding: { title: 'Marca é para usar', picture: 'branding-mobile' },
  training: { title: 'Treinamentos para equipes', picture: 'training-mobile' },
  humanCentredDesign: { title: 'Design centrado no humano', picture: 'human-centred-design-mobile' },
  knowledgeManagement: { title: 'Gestão do conhecimento', picture: 'knowledge-management-mobile' },
  designEducation: { title: 'Educação em design', picture: 'design-education-mobile' },
  academy: { title: 'Academy: pesquisa que vira prática', picture: 'academy-mobile' },
  contact: { title: 'Vamos conversar?', picture: 'contact-mobile' },
  booking: { title: 'Agende uma consultoria', picture: 'booking-mobile' },
  manifesto: { title: 'Manifesto de Design', picture: 'manifesto-mobile' },
  privacy: { title: 'Política de privacidade', picture: 'privacy-mobile' },
  accessibility: { title: 'Acessibilidade do site', picture: 'model-inclusion' },
  conformanceReport: { title: 'Acessibilidade, critério por critério', picture: 'model-inclusion' },
  publications: { title: 'Pesquisas e publicações', picture: 'home-research' },
  events: { title: 'Encontros da Academy', picture: 'talk-management' },
  methodology: { title: 'Nossa metodologia completa', picture: 'methodology' },
  digitalAccessibility: { title: 'Acessibilidade digital', picture: 'home-inclusion-mobile' },
  budget: { title: 'Orçamento: tamanhos e prazos', picture: 'booking-mobile' },
  questions: { title: 'Perguntas de quem vai contratar', picture: 'booking-mobile' },
  careers: { title: 'Trabalhe conosco', picture: 'home-inclusion-mobile' },
};
