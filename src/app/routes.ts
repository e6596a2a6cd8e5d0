import addresses from 'virtual:content/addresses';
import { detailPaths, paths } from '#src/domain/site/paths.ts';
import { type LazyPage, lazyPage, type PageModule } from './navigation/lazyPage.tsx';

const modules: Record<string, () => Promise<PageModule>> = import.meta.glob<PageModule>([
  '../pages/*/*Page.tsx',
  '../desk/shell/DeskPage.tsx',
]);

interface RouteDescription {
  path: string;
  /** The page's file, without extension: relative to src/pages, or to src for the desk. */
  page: string;
  /** The page is left out of the sitemap and not indexed by search engines. */
  noindex?: boolean;
}

const templates = {
  projects: 'project/ProjectPage',
  'cases-story': 'case/CasePage',
  'cases-results': 'photography-case/PhotographyCasePage',
  'cases-phases': 'placemaking-case/PlacemakingCasePage',
  publications: 'publication/PublicationPage',
  models: 'research-model/ResearchModelPage',
  events: 'event/EventPage',
  'training-programs': 'training-program/TrainingProgramPage',
  'education-programs': 'education-program/EducationProgramPage',
} as const satisfies Record<ItemTemplate, string>;

/** The addresses of the studio's desk. They share one screen, which stays mounted between them. */
const desk = [
  paths.admin,
  paths.adminConversations,
  paths.adminAgenda,
  paths.adminPeople,
  paths.adminFigures,
  paths.adminSettings,
];

/** The screens, in the order of the route table (docs/product.md, section 2). */
const descriptions: readonly RouteDescription[] = [
  { path: paths.home, page: 'home/HomePage' },
  { path: paths.services, page: 'services/ServicesPage' },
  { path: paths.portfolio, page: 'portfolio/PortfolioPage' },
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
  { path: paths.markAnswered, page: 'mark-answered/MarkAnsweredPage', noindex: true },
  { path: paths.manageBooking, page: 'manage-booking/ManageBookingPage', noindex: true },
  { path: paths.accessibility, page: 'accessibility/AccessibilityPage' },
  { path: paths.conformanceReport, page: 'conformance-report/ConformanceReportPage' },
  { path: paths.passwordReset, page: 'password-reset/PasswordResetPage', noindex: true },
  { path: paths.settings, page: 'settings/SettingsPage', noindex: true },
  { path: paths.accountAction, page: 'account-action/AccountActionPage', noindex: true },
  ...desk.map((path) => ({ path, page: 'desk/shell/DeskPage', noindex: true })),
  { path: paths.publications, page: 'publications/PublicationsPage' },
  { path: paths.events, page: 'events/EventsPage' },
  { path: paths.methodology, page: 'methodology/MethodologyPage' },
  { path: paths.careers, page: 'careers/CareersPage' },
  { path: paths.digitalAccessibility, page: 'digital-accessibility/DigitalAccessibilityPage' },
  { path: paths.budget, page: 'budget/BudgetPage' },
  { path: paths.questions, page: 'questions/QuestionsPage' },
  { path: paths.search, page: 'search/SearchPage', noindex: true },
  { path: paths.notFound, page: 'search/NotFoundPage', noindex: true },
  ...addresses.map(({ path, template }) => ({ path, page: templates[template] })),
  { path: detailPaths.project, page: templates.projects },
  { path: detailPaths.case, page: templates['cases-story'] },
  { path: detailPaths.publication, page: templates.publications },
  { path: detailPaths.model, page: templates.models },
  { path: detailPaths.event, page: templates.events },
  { path: detailPaths.trainingProgram, page: templates['training-programs'] },
  { path: detailPaths.educationProgram, page: templates['education-programs'] },
];

export interface Route extends RouteDescription {
  /** The path of the page's module, as in the build manifest. */
  source: string;
  lazy: LazyPage;
}

/** Caches the pages by file, so that a screen with several addresses does not remount. */
const lazies: Record<string, LazyPage> = {};

function toRoute(description: RouteDescription): Route {
  const { page } = description;
  const file = page.startsWith('desk/') ? `../${page}.tsx` : `../pages/${page}.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`The route ${description.path} names a page that does not exist: ${file}`);
  lazies[file] ??= lazyPage(load);
  return { ...description, source: file.replace('../', 'src/'), lazy: lazies[file] };
}

export const routes: readonly Route[] = descriptions.map(toRoute);

const trimmed = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Whether a path matches an address, regardless of case and of a final slash; `:slug` matches one segment. */
export function isAt(address: string, pathname: string): boolean {
  const [before = '', slug] = trimmed(address).split(':');
  const path = trimmed(pathname);
  return slug ? path.startsWith(before) && /^[^/]+$/.test(path.slice(before.length)) : path === before;
}

/** The route of a path, regardless of case; undefined for unknown paths. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find(({ path }) => isAt(path, pathname));
}
