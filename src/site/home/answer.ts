import { accountsMark, emailMark } from '#shared/content/frame.ts'
import type { SocialAccount } from '#shared/content/types.ts'

type Reach = { email: string | undefined; accounts: readonly SocialAccount[] }

/**
 * Fills in the accounts of an answer. Without an email address, the mark becomes a link to the contact form, so the
 * word before it changes: "at {email}" becomes "through {email}".
 */
export const answerFor = (answer: string, { email, accounts }: Reach) => {
  const text = answer.replaceAll(accountsMark, followSentence(accounts))
  return email ? text : text.replaceAll(` to ${emailMark}`, ` to us ${emailMark}`).replace(wayToEmail, throughForm)
}

const wayToEmail = new RegExp(`(?<= )(?:by email at |at |by )?${emailMark}`, 'g')
const throughForm = `through ${emailMark}`

const followSentence = (accounts: Reach['accounts']) =>
  accounts.length === 0 ? '' : ` Follow us on ${new Intl.ListFormat('en-GB').format(accounts.map(({ name }) => name))}.`
