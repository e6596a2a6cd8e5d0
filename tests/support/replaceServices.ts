import { beforeEach, vi } from 'vitest';
import { services, setUser } from './fakeServices.ts';

// Before each test file of a component: the same fakes for all, so that they can share what is loaded.
vi.mock('#src/services/account.ts', () => services.account);
vi.mock('#src/services/accountLinks.ts', () => services.accountLinks);
vi.mock('#src/services/administrator.ts', () => services.administrator);
vi.mock('#src/services/auth.ts', () => services.auth);
vi.mock('#src/services/commands.ts', () => services.commands);
vi.mock('#src/services/inboxChange.ts', () => services.inboxChange);
vi.mock('#src/services/messages.ts', () => services.messages);
vi.mock('#src/services/photos.ts', () => services.photos);
vi.mock('#src/services/profiles.ts', () => services.profiles);
vi.mock('#src/services/searchSubmissions.ts', () => services.searchSubmissions);
vi.mock('#src/services/storedSession.ts', () => services.storedSession);
vi.mock('#src/services/submissions.ts', () => services.submissions);
vi.mock('#src/services/summarySwitch.ts', () => services.summarySwitch);

// Nobody is signed in when a test begins.
beforeEach(() => setUser(null));
