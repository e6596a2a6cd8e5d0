import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

/** The values that a faulty device uses instead of the right ones. */
type Fault = { origin?: string; rpId?: string; isVerified?: boolean; challenge?: string };

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

/** A byte string of CBOR (RFC 8949, major type 2) of 24 to 255 bytes. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** A text of CBOR of at most 23 characters. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A passkey device in software for pages of `origin`, with an ES256 key and the attestation "none". */
export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  return { id: id.toString('base64url'), create, get };

  function create(options: Options, fault: Fault = {}) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // The key in COSE (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = authenticatorData(options, fault, 0x40, attested);
    const none = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
    const attestationObject = Buffer.concat([...none, text('authData'), bytes(authData)]);
    const clientDataJSON = clientData('webauthn.create', options, fault);
    return answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    });
  }

  function get(options: Options, fault: Fault = {}) {
    counter += 1;
    const authData = authenticatorData(options, fault, 0, Buffer.alloc(0));
    const clientDataJSON = clientData('webauthn.get', options, fault);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
    return answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  function authenticatorData({ rpId, rp }: Options, fault: Fault, flags: number, rest: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // User present (1), and user verified (4).
    const person = (fault.isVerified ?? true) ? 0x05 : 0x01;
    const place = sha256(fault.rpId ?? rpId ?? rp?.id ?? '');
    return Buffer.concat([place, Buffer.from([person | flags]), count, rest]);
  }

  function clientData(type: string, { challenge }: Options, fault: Fault): Buffer {
    const data = { type, challenge: fault.challenge ?? challenge, origin: fault.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  function answer(response: object) {
    const own = id.toString('base64url');
    return { id: own, rawId: own, type: 'public-key', clientExtensionResults: {}, response };
  }
}
