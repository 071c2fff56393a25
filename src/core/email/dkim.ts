/**
 * Signs emails with DKIM (RFC 6376), so that mail servers can verify their sender. The private key never leaves the
 * site.
 */
import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type Settings, storedOnce } from '../settings/settings.ts'

export type DkimSigner = ReturnType<typeof createDkim>

/** Every mail server accepts this key size, and none considers it weak. */
const bits = 2048
/** The headers that no server on the way may change, among them those for unsubscribing (RFC 8058, section 4). */
const headerFieldNames = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['In-Reply-To', 'References', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

/** The transport requires an envelope, although it does not send. */
const noEnvelope = { from: 'nobody@invalid', to: ['nobody@invalid'] }

export const createDkim = (settings: Settings, domain: string, selector: string) => {
  const key = storedOnce(settings, 'dkim.key', makeKey)
  return {
    selector,
    sign: async (message: Buffer) => {
      // Loaded only by a site that signs emails, to save memory for others.
      const { createTransport } = await import('nodemailer')
      const keys = { domainName: domain, keySelector: selector, headerFieldNames, privateKey: await key() }
      // This transport sends nothing: it returns the signed message.
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', dkim: keys })
      const { message: signed } = await transport.sendMail({ raw: message, envelope: noEnvelope })
      return signed as Buffer
    },
    /** The public key as it is written in the DNS record. */
    publicKey: async () =>
      createPublicKey(await key())
        .export({ type: 'spki', format: 'der' })
        .toString('base64'),
  }
}

const makeKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
