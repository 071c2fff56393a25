/** A passkey in software: creates a key pair and signs challenges, as a browser and an authenticator do together (WebAuthn). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** The key as COSE writes an ES256 key: RFC 9053, 7.1.1. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
const attestation = (data: Buffer) => {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  return Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), length, data])
}

export const softAuthenticator = (origin = 'https://voima.example') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  const authData = (flags: number, rest: Buffer[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  })
  return {
    create: ({ challenge }: { challenge: string }) => {
      const idLength = Buffer.from([0, credentialId.length])
      const rest = [Buffer.alloc(16), idLength, credentialId, coseKey(publicKey.export({ format: 'jwk' }))]
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: attestation(authData(userPresent | userVerified | hasCredential, rest)),
      })
    },
    /** `isVerified`: the person has unlocked the authenticator. */
    use: ({ challenge }: { challenge: string }, { isVerified = true } = {}) => {
      counter += 1
      const data = authData(isVerified ? userPresent | userVerified : userPresent)
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return credential({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}
