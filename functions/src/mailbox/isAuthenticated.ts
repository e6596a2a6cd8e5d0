/**
 * Whether `server` has authenticated the domain of `address` (RFC 8601): by dmarc=pass, or by dkim=pass of it or a
 * parent domain (RFC 7489, 3.1). Only its topmost result counts; the sender may have written others.
 */
export function isAuthenticated(results: readonly string[], server: string, address: string): boolean {
  const domain = address.split('@')[1] ?? '';
  const own = results.map(partsOf).find(([name = '']) => name.split(/\s/)[0] === server.toLowerCase());
  if (!own || !server || !domain) return false;
  return own.slice(1).some((part) => {
    const [method, ...properties] = part.split(/\s+/);
    const property = (name: string) =>
      properties.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
    if (method === 'dmarc=pass') return property('header.from') === domain;
    const signer = property('header.d') ?? property('header.i')?.split('@')[1];
    return method === 'dkim=pass' && signer !== undefined && isWithin(domain, signer);
  });
}

/** Refuses signing domains of one label ('com', 'br'), which would authenticate everybody. */
function isWithin(domain: string, signer: string): boolean {
  return signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`));
}

/** Splits a result at semicolons, in lower case. Removes comments and quotations, which the sender may have written. */
function partsOf(result: string): string[] {
  let [plain, depth, isQuoted] = ['', 0, false];
  for (let at = 0; at < result.length; at += 1) {
    const character = result.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (character === '(' && !isQuoted) depth += 1;
    else if (character === ')' && !isQuoted) depth = Math.max(0, depth - 1);
    else if (!isQuoted && depth === 0) plain += character;
  }
  return plain
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().replace(/ *= */g, '='));
}
