import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { detailPaths, paths } from '#src/domain/paths.ts';
import { type LazyPage, lazyPage } from './lazyPage.tsx';

type PageModules = Record<string, () => Promise<{ default: ComponentType }>>;

const pages: PageModules = import.meta.glob<{ default: ComponentType }>([
  '../pages/*/*Page.tsx',
  '!../pages/design-system/*',
]);

/** The page of all building blocks; a build drops this branch, and with it the page's files. */
const modules: PageModules = import.meta.env.DEV
  ? { ...pages, ...import.meta.glob<{ default: ComponentType }>('../pages/design-system/*Page.tsx') }
  : pages;

interface RouteDescription {
  path: string;
  /** The page's file under src/pages, without its ending. */
  page: string;
  /** Left out of the sitemap and closed to search engines. */
  noindex?: boolean;
}

/** The screens, in the order of the route table (docs/product.md, section 2). */
const descriptions: readonly RouteDescription[] = [
  { path: paths.home, page: 'home/HomePage' },
  { path: paths.services, page: 'services/ServicesPage' },
  { path: paths.portfolio, page: 'portfolio/PortfolioPage' },
  { path: paths.photographyCase, page: 'photography-case/PhotographyCasePage' },
  { path: paths.placemakingCase, page: 'placemaking-case/PlacemakingCasePage' },
  { path: paths.about, page: 'about/AboutPage' },
  { path: paths.digitalExperiences, page: 'digital-experiences/DigitalExperiencesPage' },
  { path: paths.businessDesign, page: 'business-design/BusinessDesignPage' },
  { path: paths.branding, page: 'branding/BrandingPage' },
  { path: paths.training, page: 'training/TrainingPage' },
  { path: paths.humanCentredDesign, page: 'human-centred-design/HumanCentredDesignPage' },
  { path: paths.knowledgeManagement, page: 'knowledge-management/KnowledgeManagementPage' },
  { path: paths.designEducation, page: 'design-education/DesignEducationPage' },
  { path: paths.academy, page: 'academy/AcademyPage' },
  { path: paths.contact, page: 'contact/ContactPage' },
  { path: paths.booking, page: 'booking/BookingPage' },
  { path: paths.manifesto, page: 'manifesto/ManifestoPage' },
  { path: paths.privacy, page: 'privacy/PrivacyPage' },
  { path: paths.login, page: 'login/LoginPage', noindex: true },
  { path: paths.profile, page: 'profile/ProfilePage', noindex: true },
  { path: paths.registration, page: 'registration/RegistrationPage', noindex: true },
  { path: paths.bookingConfirmed, page: 'booking-confirmed/BookingConfirmedPage', noindex: true },
  { path: paths.accessibility, page: 'accessibility/AccessibilityPage' },
  { path: paths.passwordReset, page: 'password-reset/PasswordResetPage', noindex: true },
  { path: paths.settings, page: 'settings/SettingsPage', noindex: true },
  { path: paths.accountAction, page: 'account-action/AccountActionPage', noindex: true },
  { path: paths.admin, page: 'admin/AdminPage', noindex: true },
  { path: paths.publications, page: 'publications/PublicationsPage' },
  { path: paths.visualizationArticle, page: 'visualization-article/VisualizationArticlePage' },
  { path: paths.inclusionArticle, page: 'inclusion-article/InclusionArticlePage' },
  { path: paths.managementWhitepaper, page: 'management-whitepaper/ManagementWhitepaperPage' },
  { path: paths.visualizationModel, page: 'research-model/ResearchModelPage' },
  { path: paths.inclusionModel, page: 'research-model/ResearchModelPage' },
  { path: paths.managementModel, page: 'research-model/ResearchModelPage' },
  { path: paths.accessibilityWorkshop, page: 'event/EventPage' },
  { path: paths.managementTalk, page: 'event/EventPage' },
  { path: paths.methodology, page: 'methodology/MethodologyPage' },
  { path: paths.careers, page: 'careers/CareersPage' },
  { path: paths.search, page: 'search/SearchPage', noindex: true },
  { path: detailPaths.project, page: 'project/ProjectPage' },
  { path: detailPaths.case, page: 'case/CasePage' },
  { path: detailPaths.trainingProgram, page: 'training-program/TrainingProgramPage' },
  { path: detailPaths.educationProgram, page: 'education-program/EducationProgramPage' },
  ...(import.meta.env.DEV
    ? [{ path: '/_design', page: 'design-system/DesignSystemPage', noindex: true }]
    : []),
];

export interface Route extends RouteDescription {
  /** The page's module as the build manifest names it. */
  source: string;
  lazy: LazyPage;
}

function toRoute(description: RouteDescription): Route {
  const file = `../pages/${description.page}.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`The route ${description.path} names a page that does not exist: ${file}`);
  return { ...description, source: file.replace('../', 'src/'), lazy: lazyPage(load) };
}

export const routes: readonly Route[] = descriptions.map(toRoute);

/**
 * Old and mentioned addresses that lead to a screen (replace, no history entry). Hosting knows the same list
 * (firebase.json), for whoever comes without a script.
 */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/orcamento', to: `${paths.contact}?assunto=orcamento` },
  { from: '/inscricao', to: `${paths.contact}?assunto=inscricao` },
  { from: '/calendario', to: paths.booking },
  { from: '/empresas', to: `${paths.training}#proposta` },
  { from: '/portfolio', to: paths.portfolio },
  { from: '/portfolio/branding', to: `${paths.portfolio}?categoria=branding` },
  { from: '/projetos/fotografia-empodera', to: paths.photographyCase },
  { from: '/projetos/placebe', to: paths.placemakingCase },
  { from: '/branding/processo', to: `${paths.branding}#processo` },
  { from: paths.research, to: paths.publications },
  { from: '/gestao-conhecimento/whitepaper', to: paths.managementWhitepaper },
  { from: '/metodologia', to: paths.methodology },
  { from: '/metodologia/dch', to: `${paths.methodology}#dch` },
  { from: paths.placemakingMethodology, to: `${paths.methodology}#placemaking` },
];

/** The route that shows a path, whatever its case; undefined for unknown ones. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
