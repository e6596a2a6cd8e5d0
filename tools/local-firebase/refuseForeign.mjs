import { Server } from 'node:http';

/**
 * Loaded into every program of a local run. Its HTTP servers refuse requests for a foreign Host (DNS rebinding), and
 * requests from pages of other origins. The functions check origins themselves, as in production.
 */
const siteOrigins = (process.env.LOCAL_ORIGINS ?? '').split(' ');
const hosts = ['localhost', '127.0.0.1', '[::1]'];
const ofFunctions = /^\/(api|demo-[\w-]+\/[\w-]+)\//;

function isForeign({ headers, url = '' }) {
  const { host = '', origin } = headers;
  if (!hosts.includes(host.replace(/:\d+$/, ''))) return true;
  return (
    origin !== undefined && ![...siteOrigins, `http://${host}`].includes(origin) && !ofFunctions.test(url)
  );
}

const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, answer, ...others) {
  // If a request has no local port, another server has forwarded it.
  const isAsked = ['request', 'checkContinue', 'upgrade'].includes(event) && request.socket.localPort;
  if (!isAsked || !isForeign(request)) return emit.call(this, event, request, answer, ...others);
  if (event === 'upgrade') answer.destroy();
  else
    answer
      .writeHead(403, { 'Content-Type': 'text/plain', Connection: 'close' })
      .end('Only for pages of this site.');
  return true;
};
