import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

/** A request that changes a setting at Google: PATCH if its URL has an `updateMask` of fields, else POST. */
export type Change = { url: string; body: object };

export const methodOf = ({ url }: Change) => (url.includes('updateMask=') ? 'PATCH' : 'POST');

/** Sends a GET request to Google. Returns null for 404. Throws a GoogleRefusal, or an Error if there is no answer. */
export type Ask = <Answer>(url: string) => Promise<Answer | null>;

/** Reads all pages of a list at `url`, whose items are in `field`. Returns an empty list for 404. */
export async function askAll<Item>(ask: Ask, url: string, field: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let token = ''; ; ) {
    const next = token && `${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`;
    const page = await ask<Record<string, Item[] | string>>(`${url}${next}`);
    items.push(...((page?.[field] ?? []) as Item[]));
    token = (page?.nextPageToken ?? '') as string;
    if (!token) return items;
  }
}

/** Access to Google for one project. `change` resolves when the change is complete, or throws a GoogleRefusal. */
export type Google = { ask: Ask; change: (change: Change) => Promise<void> };

/** Google's refusal of a request: its message, the HTTP status and, if given, the reason. */
export type GoogleRefusal = Error & { status: number; reason?: string };

/** Opens Google's services with the login of firebase-tools. Throws an Error if nobody is logged in. */
export async function openGoogle(project: string): Promise<Google> {
  const require = createRequire(import.meta.url);
  const load = (name: string) => require(`firebase-tools/lib/${name}.js`);
  const account = load('auth').getGlobalDefaultAccount();
  try {
    await load('requireAuth').requireAuth({ user: account?.user, tokens: account?.tokens });
    return createGoogle(project, await load('apiv2').getAccessToken());
  } catch (cause) {
    throw new Error('You are not logged in to Firebase: run "npx firebase login".', { cause });
  }
}

type Answer = {
  name?: string;
  done?: boolean;
  error?: { message?: string; details?: { reason?: string }[] };
};

/** Sends all requests of these tools to Google, with an access token. Polls operations every `pauseMs`. */
export function createGoogle(project: string, token: string, pauseMs = 2000): Google {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    // The quota of firebase-tools' own project does not cover all of these APIs.
    'x-goog-user-project': project,
  };
  const request = async (method: string, url: string, body?: object) => {
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(url, { method, headers, body: body && JSON.stringify(body), signal }).catch(
      (cause) => {
        throw new Error(`${new URL(url).host} cannot be reached: look at the network and try again.`, {
          cause,
        });
      },
    );
    const { status } = response;
    const answer: Answer | undefined = await response.json().catch(() => undefined);
    // Such a response comes from a proxy or a network's login page. Even a 404 says nothing about the project.
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new Error(`${new URL(url).host} answered ${status}, but not as Google's API does, in JSON.`);
    if (response.ok) return answer;
    const { message = `Google answered ${status}`, details = [] } = answer.error ?? {};
    const { reason } = details.find((detail) => detail.reason) ?? {};
    throw Object.assign(new Error(message), { status, reason });
  };
  return {
    async ask<Expected>(url: string) {
      // Google's API reads policies by POST. Only version 3 of a policy contains roles with a condition.
      const question = url.endsWith(':getIamPolicy')
        ? request('POST', url, { options: { requestedPolicyVersion: 3 } })
        : request('GET', url);
      return question.catch((error: GoogleRefusal) => {
        if (error.status === 404) return null;
        throw error;
      }) as Promise<Expected | null>;
    },
    async change(change) {
      let answer = await request(methodOf(change), change.url, change.body);
      // A change that takes longer returns an operation: https://google.aip.dev/151
      while (answer.name?.includes('operations/') && !answer.done) {
        await setTimeout(pauseMs);
        answer = await request('GET', `${new URL(change.url).origin}/v1/${answer.name}`);
      }
      if (answer.error) throw new Error(answer.error.message ?? 'The change failed');
    },
  };
}
