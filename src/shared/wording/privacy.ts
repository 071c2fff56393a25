/** Texts of the privacy page about people who give, sign up or offer to help. */
import { limits } from '../limits.ts'

type Fact = readonly [string, string]

/** `kept`: how long backups are stored, if they are made automatically. */
export const signupPrivacy = {
  title: 'When you sign up for an event',
  before: [
    [
      'What',
      'The name that you want to be called by, how many people come, and the time. Your email address and phone number, if you give them. When you signed up, and whether you came. Also which words were shown beside the form.',
    ],
    [
      'What we never ask',
      'Test results, your genotype, your date of birth, or why you come. The person who tests you gives you the result on paper. It is never typed into this website.',
    ],
    ['Why', 'To keep a seat for you, to remind you, and to tell you if anything changes.'],
  ] satisfies Fact[],
  who: [
    'Who sees it',
    'Administrators of this website, and people whom an administrator allows to see it. On the day, they may keep the names and times on their phones, in a form that nobody else can read. Those lists are deleted when they sign out, or when the phone next opens this website more than a day after the event.',
  ] satisfies Fact,
  howLong: (kept: string): Fact => [
    'How long',
    `The website deletes your name, email address and phone number within ${limits.signupHours} hours after the event. It also deletes the emails that it sent you about the event. Only numbers stay, such as how many people came. Older backups still hold it${kept}, until newer ones replace them. If you cancel your seat, we delete your name, email address and phone number at once.`,
  ],
} as const

/** What is stored, why, and for how long. */
export const volunteerPrivacy = {
  title: 'When you offer to help',
  before: [
    [
      'What',
      'Your name, your phone number or email address, your town and region. What you want to do, on which days, and which languages you speak. Whether you are 18. What you write in your own words. Also our replies, how we welcomed you, and notes that we write for each other. We ask nothing about health.',
    ],
    [
      'Why',
      'To talk with you about helping, and to find people for a task. You agree to this when you send the form, or sign a paper list, which we then type in.',
    ],
  ],
  after: [
    [
      'How long',
      `Until ${limits.volunteerMonths} months after you last wrote to us, changed your entry, or we last replied or talked. Then the website deletes all of it, with the emails.`,
    ],
    ['How to delete it', 'Open your own link and press “Delete”. Or write to us.'],
    [
      'Your own link',
      'It opens your entry without a password. We show it once, and send it only to the email address in your entry.',
    ],
  ],
} as const

export const giftPrivacy = {
  title: 'When you give money',
  before: [
    [
      'What',
      'The amount, the day, how you sent it and the last digits of the transaction number. Your name and email only if you enter them. We never see your PIN or your whole number. If you hand us cash, we type in the same.',
    ],
    ['Why', 'To find your gift, to thank you and to give you a receipt.'],
  ],
  howLong: [
    'How long',
    `A gift that we did not find is deleted ${limits.promisedGiftMonths} months after you told us. We keep a gift that we received, and its receipt, for our accounts. Ask us, and we remove your name and email from it. The amount, the day and the receipt number stay.`,
  ],
} as const
