/** Posts a value as the site does, from somebody who is signed in where there is a token; what is answered is parsed. */
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
