import { beforeEach, vi } from 'vitest';
import { resetServices, services } from './fakeServices.ts';

// Runs before each test file of a component. All files use the same fakes, so that they can share loaded modules.
vi.mock('#src/services/accounts/ownAccount.ts', () => services.account);
vi.mock('#src/services/accounts/accountLinks.ts', () => services.accountLinks);
vi.mock('#src/services/accounts/administrator.ts', () => services.administrator);
vi.mock('#src/services/accounts/auth.ts', () => services.auth);
vi.mock('#src/services/desk/commands.ts', () => services.commands);
vi.mock('#src/services/desk/inboxChange.ts', () => services.inboxChange);
vi.mock('#src/services/forms/sendContactEmail.ts', () => services.messages);
vi.mock('#src/services/accounts/photos.ts', () => services.photos);
vi.mock('#src/services/accounts/profiles.ts', () => services.profiles);
vi.mock('#src/services/desk/team.ts', () => services.team);
vi.mock('#src/services/desk/tags.ts', () => services.tags);
vi.mock('#src/services/desk/searchSubmissions.ts', () => services.searchSubmissions);
vi.mock('#src/services/accounts/storedSession.ts', () => services.storedSession);
vi.mock('#src/services/desk/loadFigures.ts', () => services.siteFigures);
vi.mock('#src/services/desk/submissions.ts', () => services.submissions);
vi.mock('#src/services/desk/summarySwitch.ts', () => services.summarySwitch);

// When a test begins, nobody is signed in and every call works.
beforeEach(() => resetServices());
