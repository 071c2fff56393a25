/** Signs emails so that mail servers can tell that they are ours (DKIM, RFC 6376). The key never leaves the site. */
import { createPublicKey, generateKeyPair } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Settings } from '../settings/settings.ts'

export type DkimSigner = ReturnType<typeof createDkim>

/** The bits that every mail server still takes, and none calls weak. */
const bits = 2048
const name = 'dkim.key'
/** What must not be changed on the way: among them all that leads to leaving (RFC 8058, section 4). */
const headerFieldNames = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['In-Reply-To', 'References', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

export const createDkim = (settings: Settings, domain: string, selector: string) => {
  let known: Promise<string> | undefined
  const key = () => {
    known ??= findOrMake(settings)
    return known
  }
  return {
    selector,
    sign: async (message: Buffer) => {
      // Loaded only by a site that signs: others need not keep it in memory.
      const { default: Dkim } = await import('nodemailer/lib/dkim')
      const signer = new Dkim({ domainName: domain, keySelector: selector, headerFieldNames, privateKey: await key() })
      return buffer(signer.sign(message))
    },
    /** As it stands in the domain's records. */
    publicKey: async () =>
      createPublicKey(await key())
        .export({ type: 'spki', format: 'der' })
        .toString('base64'),
  }
}

const findOrMake = async (settings: Settings) => {
  const found = await settings.find(name)
  if (found) return found
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  await settings.saveIfMissing(name, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return (await settings.find(name)) ?? ''
}
