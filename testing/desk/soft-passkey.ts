import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a page tells its browser's authenticator. */
interface Page {
  readonly origin: string;
  readonly challenge: string;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR of a byte string of up to 65,535 bytes, and of a short text. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Flags: the person is present and verified; a new credential comes along. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** A passkey in software, with an ECDSA key as most have: what a browser would answer, and what a thief would. */
export function softPasskey({ isVerified = true }: { readonly isVerified?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let counter = 0;

  const authenticatorData = (origin: string, flags: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = isVerified ? VERIFIED : 0;
    const flag = Buffer.from([flags | PRESENT | verified]);
    return Buffer.concat([sha256(new URL(origin).hostname), flag, count, credential]);
  };
  const clientData = (type: string, { origin, challenge }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    /** Makes the passkey at a page. */
    make(page: Page) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const [xBytes, yBytes] = [x, y].map((part) => Buffer.from(part, 'base64url'));
      // { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        xBytes ?? Buffer.alloc(0),
        Buffer.from([0x22, 0x58, 0x20]),
        yBytes ?? Buffer.alloc(0),
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const data = authenticatorData(page.origin, WITH_CREDENTIAL, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', page));
      return { ...common, response: { clientDataJSON, attestationObject: base64url(attestation) } };
    },
    /** Signs at a page; it counts each signature. */
    sign(page: Page) {
      counter += 1;
      const data = authenticatorData(page.origin, 0);
      const client = clientData('webauthn.get', page);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
    /** Sets the count back, as a copy of the authenticator would have it. */
    setBack() {
      counter = 0;
    },
  };
}
