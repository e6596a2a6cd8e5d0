/** Posts JSON as the site does, signed in with `token`. `answer` is the parsed response; '' if there is none. */
export async function postJson(url: string, body: unknown, token?: string, headers: object = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, answer: text && JSON.parse(text) };
}
