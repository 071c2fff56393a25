/** The emails about giving: to the giver, and to the administrators. */
import { country } from '#shared/country/country.ts'
import { clockTime, longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { givingWording } from '#shared/wording/giving.ts'
import type { GiftReceiptRow, GiftRow } from '../database/tables.ts'
import { plainEmail } from '../email/template.ts'

const words = givingWording.email

export const thanksEmail = ({ email: to, amount, given_on }: GiftRow, link: string) => ({
  ...plainEmail({
    to,
    subject: words.thanksSubject,
    lines: [words.thanks(amount, given_on), words.willLook, { text: words.page, link }, words.notYou],
  }),
  purpose: 'thanks for a gift',
})

export const receiptEmail = ({ email: to }: GiftRow, { number, amount, given_on }: GiftReceiptRow, link: string) => ({
  ...plainEmail({
    to,
    subject: words.receiptSubject(number),
    lines: [words.receipt(number, amount, given_on), { text: words.printable, link }, words.ask],
  }),
  purpose: 'receipt for a gift',
})

/** `receipt` cancels an earlier receipt. */
export const cancelEmail = ({ email: to }: GiftRow, { number, cancels }: GiftReceiptRow, link: string) => ({
  ...plainEmail({
    to,
    subject: words.cancelSubject(cancels ?? number),
    lines: [words.cancel(cancels ?? number, number), { text: words.page, link }, words.ask],
  }),
  purpose: 'receipt for a gift',
})

/** `at`: when the proposal takes effect if nobody withdraws it. */
export const proposedEmail = (by: string, summary: string, at: string, link: string) => ({
  ...plainEmail({
    to: '',
    subject: 'New giving details were proposed',
    lines: [
      `${by} has proposed new details for gifts of money: ${summary}.`,
      `Another administrator can approve them. Otherwise they are shown on the website from ${longDay(at)}, ${clockTime(at)} (${country.timeName}), which is ${limits.givingWaitHours} hours after the proposal.`,
      'Do you know about this change? If not, withdraw the proposal at once and ask the person by phone.',
      { text: 'Look at the proposal', link },
    ],
  }),
  purpose: 'proposal of giving details',
})

export const approvedEmail = (by: string, summary: string, link: string) => ({
  ...plainEmail({
    to: '',
    subject: 'New giving details were approved',
    lines: [
      `${by} has approved new details for gifts of money: ${summary}. The website shows them now.`,
      'Is one of them wrong? Then stop showing them at once.',
      { text: 'Look at the details', link },
    ],
  }),
  purpose: 'proposal of giving details',
})
