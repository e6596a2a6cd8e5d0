import { vi } from 'vitest';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import type { UserProfile } from '#src/domain/accounts/profile.ts';
import type { Team } from '#src/domain/accounts/team.ts';
import type { StoredFigures } from '#src/domain/figures/figuresOverview.ts';
import type { ApiSuccess } from '#src/domain/site/apiAnswer.ts';
import type { OwnSubmissions } from '#src/domain/submissions/lists/dataExport.ts';
import type { Search } from '#src/domain/submissions/lists/inboxFilters.ts';
import type { MessageRequestBody } from '#src/domain/submissions/messageRequest.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { SubmissionPage } from '#src/services/desk/readPage.ts';
import type { SearchPage } from '#src/services/desk/searchSubmissions.ts';

export const ana: AuthUser = {
  uid: 'ana',
  email: 'ana@exemplo.com.br',
  emailVerified: false,
  displayName: 'Ana Lima',
  photoURL: undefined,
};

export const anasProfile: UserProfile = {
  displayName: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  about: 'Desenho serviços.',
  photoURL: undefined,
  createdAt: new Date('2026-03-02T12:00:00Z'),
  updatedAt: new Date('2026-03-02T12:00:00Z'),
};

const sent = { ok: true, id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11' } as const;

type Listener = (user: AuthUser | null) => void;
const listeners = new Set<Listener>();
let signedIn: AuthUser | null = null;

/** Signs a person in or out, and notifies every open screen. */
export function setUser(user: AuthUser | null): void {
  signedIn = user;
  for (const listener of listeners) listener(user);
}

/**
 * The services as a screen uses them, without Firebase. They replace the real ones in every test that imports this file
 * (replaceServices.ts). A test can change the result of single calls, or make them fail.
 */
export const services = {
  auth: {
    observeUser: (listener: Listener) => {
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && listener(signedIn));
      return () => void listeners.delete(listener);
    },
    signIn: vi.fn(async (_email: string, _password: string, _remember: boolean) => setUser(ana)),
    register: vi.fn(async () => setUser(ana)),
    signOut: vi.fn(async () => setUser(null)),
    sendPasswordReset: vi.fn(async () => {}),
    updateAccount: vi.fn(async () => {}),
    refreshUser: vi.fn(async () => {}),
  },
  account: {
    changeEmail: vi.fn(async () => {}),
    changePassword: vi.fn(async () => {}),
    sendVerification: vi.fn(async () => {}),
    exportData: vi.fn(async () => '{}'),
    findOwnSubmissions: vi.fn(
      async (): Promise<OwnSubmissions | null> => ({ messages: [], bookings: [], mails: [] }),
    ),
    deleteAccount: vi.fn(async () => setUser(null)),
  },
  accountLinks: {
    checkAccountLink: vi.fn(async (_code: string) => ({
      mode: 'resetPassword',
      email: 'ana@exemplo.com.br',
      accountEmail: 'ana@exemplo.com.br',
    })),
    applyAccountLink: vi.fn(async (_code: string) => {}),
    resetPassword: vi.fn(async (_code: string, _newPassword: string) => {}),
  },
  profiles: {
    loadProfile: vi.fn(async () => anasProfile),
    saveProfile: vi.fn(async (_uid: string, change: Partial<UserProfile>) => ({ ...anasProfile, ...change })),
  },
  photos: {
    uploadPhoto: vi.fn(
      async (_uid: string, _photo: File, _onProgress: (percent: number) => void, _signal?: AbortSignal) =>
        '/new.jpg',
    ),
    deletePhotos: vi.fn(async () => {}),
  },
  administrator: { isAdministrator: vi.fn(async (_asksAnew?: boolean) => false) },
  messages: { sendContactEmail: vi.fn(async (_message: MessageRequestBody): Promise<ApiSuccess> => sent) },
  submissions: {
    countSubmissions: vi.fn(async () => 0),
    loadSubmission: vi.fn(async () => undefined),
    loadSubmissionPage: vi.fn(
      async (_wanted: object): Promise<SubmissionPage> => ({ submissions: [], next: undefined }),
    ),
  },
  team: {
    doInTeam: vi.fn(async (_action: object): Promise<Team> => ({ members: [], invitations: [] })),
    joinTeam: vi.fn(async () => {}),
  },
  tags: { loadTags: vi.fn(async (): Promise<string[]> => []) },
  inboxChange: { loadInboxChange: vi.fn(async () => ({ id: 'a', at: new Date(0) })) },
  searchSubmissions: {
    searchSubmissions: vi.fn(
      async (_search: Search): Promise<SearchPage> => ({ submissions: [], next: undefined }),
    ),
  },
  commands: {
    doInStudio: vi.fn(async (_request: object) => ({ ok: true })),
    giveCommand: vi.fn(
      async (_action: string, submission: Submission, fields: object): Promise<Submission | undefined> => ({
        ...submission,
        ...fields,
        revision: submission.revision + 1,
      }),
    ),
  },
  siteFigures: {
    loadTwoMonths: vi.fn(async (_today: string): Promise<StoredFigures> => ({ days: {}, months: {} })),
  },
  summarySwitch: {
    loadSummarySwitch: vi.fn(async () => false),
    storeSummarySwitch: vi.fn(async (_isWanted: boolean) => {}),
  },
  storedSession: { hasStoredSession: () => signedIn !== null, onSessionInOtherTab: () => () => {} },
};

/** Signs in the given person, or nobody, and makes every call work again. */
export function resetServices(user: AuthUser | null = null): void {
  listeners.clear();
  signedIn = user;
  for (const service of Object.values(services))
    for (const call of Object.values(service)) if (vi.isMockFunction(call)) call.mockReset();
}
