/**
 * A push service and a browser in software: a server on this machine that takes the requests of the site, and the keys
 * with which a browser decrypts them (RFC 8291) and a push service checks who sent them (RFC 8292).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PostPush } from '#core/push/push-service.ts'

type Received = { path: string; headers: Record<string, unknown>; body: Buffer }

export const pushOrigin = 'https://push.example'

/** `post` sends requests for `pushOrigin` to the server on this machine. */
export const startPushReceiver = async () => {
  const received: Received[] = []
  const state = { status: 201 }
  const server = createServer(async (asked, answer) => {
    received.push({ path: asked.url ?? '', headers: asked.headers, body: await buffer(asked) })
    answer.writeHead(state.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const post: PostPush = async ({ endpoint, headers, body }) => {
    const { pathname } = new URL(endpoint)
    const sent = request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers, agent: false })
    sent.end(body)
    const [answer] = await once(sent, 'response')
    answer.resume()
    return answer.statusCode
  }
  const close = async () => {
    server.close()
    await once(server, 'close')
  }
  return { received, state, post, [Symbol.asyncDispose]: close }
}

export const softBrowser = (name: string) => {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${pushOrigin}/send/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** The payload: one record of aes128gcm (RFC 8188). */
    read: ({ body }: Received) => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length))
      const sealed = body.subarray(21 + sender.length)
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // After the text there is a 2, which ends the last record.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

/** Whether the site with this public key signed the request, and what it claims. */
export const claimsOf = ({ headers }: Received, key: string) => {
  const [, token = '', named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const isValid = named === key && verify('sha256', signed, how, Buffer.from(signature, 'base64url'))
  return { isValid, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
