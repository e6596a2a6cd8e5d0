import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Behaviour = { status?: number; answer?: object | string } | 'person' | 'silent';

export const TOKEN_OVER = { success: false, 'error-codes': ['timeout-or-duplicate'] };

/**
 * Speaks the captcha provider's verification protocol on 127.0.0.1. `asked` lists the form fields of each request.
 * `behaviour` decides the next responses: 'person' confirms each token once, 'silent' keeps the connection open without
 * a response. Port 0 means any free port; `url` is the address.
 */
export async function openCaptchaService(port: number) {
  const asked: Record<string, string>[] = [];
  const service = { asked, behaviour: 'person' as Behaviour, url: '', close };
  const server = createServer(async (request, response) => {
    const question = Object.fromEntries(new URLSearchParams(await text(request)));
    const isOver = asked.some((earlier) => earlier.response === question.response);
    asked.push(question);
    if (service.behaviour === 'person') reply(response, { answer: isOver ? TOKEN_OVER : { success: true } });
    else if (service.behaviour !== 'silent') reply(response, service.behaviour);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return service;

  function close() {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function reply(response: ServerResponse, { status = 200, answer = {} }: Exclude<Behaviour, string>): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}
