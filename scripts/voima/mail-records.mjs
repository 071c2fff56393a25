/**
 * Compares the DNS records that the emails of the site need (SPF, DKIM, DMARC) with those that the domain has.
 * `src/core/email/deliverability.ts` computes the ones needed.
 */
import { resolveTxt } from 'node:dns/promises'

/** What a record of each kind begins with. The one for DKIM may leave its version out. */
const beginnings = { SPF: 'v=spf1', DKIM: '', DMARC: 'v=DMARC1' }

const missing = ['ENODATA', 'ENOTFOUND']

const textsOf = async (name, lookUp) => {
  try {
    return (await lookUp(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (missing.includes(error.code)) return []
    throw error
  }
}

/** The part of a record that must be there: who may send, or the key. DMARC is a choice of the domain. */
const requiredPart = {
  SPF: (value) => value.split(' ')[1],
  DKIM: (value) => value.split('; ').find((part) => part.startsWith('p=')),
  DMARC: () => '',
}

const findingOf = async ({ kind, name, value }, lookUp) => {
  const [text] = (await textsOf(name, lookUp)).filter((each) => each.startsWith(beginnings[kind]))
  if (!text)
    return { isGood: false, sentence: `${name} has no ${kind} record. Add this TXT record to the domain: ${value}` }
  const part = requiredPart[kind](value)
  return text.replaceAll(' ', '').includes(part)
    ? { isGood: true, sentence: `${name} has a ${kind} record.` }
    : { isGood: false, sentence: `The ${kind} record of ${name} lacks ${part}. Add it, or emails may land in spam.` }
}

/** One finding for each record. */
export const mailFindings = async ({ domain, isSigned, records }, lookUp = resolveTxt) => {
  const findings = []
  for (const record of records) findings.push(await findingOf(record, lookUp))
  if (!isSigned)
    findings.push({
      isGood: true,
      sentence: `DKIM_SELECTOR is empty, so the site does not sign emails of ${domain}; its mail provider may.`,
    })
  return findings
}
