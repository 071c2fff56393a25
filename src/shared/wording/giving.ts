/**
 * Texts of everything about giving: the page, the emails to givers, and the receipts. `money` formats an amount with
 * its currency. `siteName` is the organisation's.
 */
import { country } from '../country/country.ts'
import { longDay } from '../format.ts'
import { amountText, type GiftWay } from '../giving/gift-values.ts'

/** An amount with the currency. */
export const money = (hundredths: number) => `${country.currency.sign} ${amountText(hundredths)}`

export const givingWording = {
  title: 'Give',
  lead: 'Thank you. Every amount helps, and we will never press you for more.',
  receipt: 'When we have found your gift, you get a receipt.',
  copy: { number: 'Copy number', code: 'Copy code', account: 'Copy account number' },
  copied: 'Copied',
  description: 'How to give by mobile money or bank transfer, and how to tell us about your gift.',
  search: {
    text: 'How to give by mobile money or through a bank, and how to tell us about your gift.',
    words: 'donate donation donations gift money momo support receipt',
  },
  mobile: 'Mobile money',
  merchant: 'Merchant code',
  bank: 'Bank',
  network: 'Network',
  number: 'Number',
  phoneName: 'Name your phone will show',
  checkName: (name: string) =>
    `Before you confirm, your phone shows a name. It must be ${name}. If it shows another name, stop and do not send.`,
  bankName: 'Bank',
  branch: 'Branch',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amounts: 'What your gift can do',
  warning: 'Use only the details on this page. Do not send money to a number that you got by phone or chat.',
  sent: {
    title: 'I have sent it',
    lead: 'Tell us, so that we can find your gift and give you a receipt. You do not have to give your name.',
    amount: 'Amount',
    amountHint: `In ${country.name} ${country.currency.name} (${country.currency.sign}), such as 20 or 20.50`,
    way: 'How you sent it',
    givenOn: 'Day',
    givenOnHint: 'The day on which you sent it',
    lastDigits: 'Last 4 digits of the transaction number',
    lastDigitsHint: 'Your phone or bank shows this number. It helps us to find your gift.',
    name: 'Name (you can leave this empty)',
    nameHint: 'It is printed on your receipt. We show it to nobody else.',
    email: 'Email (you can leave this empty)',
    emailHint: 'We send the receipt to it, and nothing else.',
    noEmail: 'We cannot send emails at the moment. The next page has your reference: take a picture of it.',
    privacyOfName: 'We use your name only for the receipt.',
    privacy: 'We use your name and email only to thank you and to send the receipt.',
    button: 'Send',
    failed: 'We could not save this.',
  },
  ways: {
    mobile: 'Mobile money',
    merchant: 'Merchant code',
    bank: 'Bank transfer',
    cash: 'Cash',
    other: 'Another way',
  } satisfies Record<GiftWay, string>,
  gift: {
    thanks: 'Thank you',
    promised: 'We will look for your gift. When we have found it, this page shows your receipt.',
    keep: 'Keep the address of this page, or take a picture of it. Nobody can find the page without the reference.',
    reference: 'Reference',
    received: 'We have received your gift.',
    cancelled: 'This gift was cancelled. The receipt is no longer valid.',
    cancelledPromise: 'We could not find this gift, so it was cancelled. If you sent it, please write to us.',
    receipt: (number: number) => `Receipt ${number}`,
    cancelling: (number: number) => `cancels receipt ${number}`,
    amount: 'Amount',
    way: 'How it was given',
    givenOn: 'Given on',
    lastDigits: 'Transaction number ends in',
    issuedOn: 'Issued on',
    name: 'From',
    to: 'To',
    nameless: 'No name given',
    print: 'To print this receipt, use the print function of your browser.',
  },
  email: {
    thanksSubject: 'Thank you for your gift',
    thanks: (amount: number, givenOn: string) =>
      `Thank you. You told us that you sent ${money(amount)} on ${longDay(givenOn)}.`,
    willLook: 'We will look for it. When we have found it, we will send you a receipt.',
    page: 'Your gift',
    notYou:
      'If you did not send this, please ignore this email. You will get no other email about it, except a receipt.',
    receiptSubject: (number: number) => `Receipt ${number} for your gift`,
    receipt: (number: number, amount: number, givenOn: string) =>
      `We have received your gift of ${money(amount)}, given on ${longDay(givenOn)}. This is receipt ${number}.`,
    printable: 'The receipt, to print',
    cancelSubject: (number: number) => `Receipt ${number} was cancelled`,
    cancel: (number: number, by: number) =>
      `Receipt ${number} for your gift is no longer valid. Receipt ${by} cancels it.`,
    ask: 'If you have a question, please write to us.',
  },
} as const
