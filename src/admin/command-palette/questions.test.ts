/** What people type into the palette, in their own words, and the entry that comes first. */
import { expect, test } from 'vitest'
import { commandsFor, commandsMatching } from './commands.ts'
import { searchWords } from './words.ts'

const administrator = { role: 'administrator' }

const questions: [first: string, ...typed: string[]][] = [
  [
    'Contact details',
    'phone number',
    'How do I change our phone number?',
    'telephone',
    'whatsapp number',
    'map',
    'office address',
  ],
  ['Places', 'opening hours', 'hospital', 'clinic'],
  ['Look', 'font', 'fonts', 'logo', 'accent', 'motto', 'letters', 'favicon', 'brand colour'],
  ['News', 'translation', 'language', 'translate an article', 'twi', 'headline', 'trash', 'bin'],
  ['Email setup', 'domain', 'sender'],
  ['Organisation and privacy', 'privacy policy', 'legal name', 'registration number', 'gdpr'],
  ['Change your password', 'password', 'forgot my password', 'new password'],
  ['Set up two-step sign-in', 'two-step', 'two factor', '2fa', 'authenticator'],
  ['Sheets to print', 'printing', 'poster', 'QR', 'handout', 'print'],
  ['Gifts', 'certificate', 'thank you', 'receipt', 'donation', 'cash', 'donor'],
  ['Download everything', 'download', 'export'],
  ['Backups', 'backup', 'restore', 'copy of the site'],
  ['Files', 'pdf', 'leaflet', 'attachment'],
  ['Pictures', 'photo', 'images', 'gallery', 'consent'],
  ['Texts', 'edit the website', 'wording', 'front page'],
  ['Testimonials', 'quotes', 'reviews'],
  ['Social accounts', 'facebook', 'instagram', 'tiktok', 'social media'],
  ['Team', 'staff', 'board'],
  ['Statistics', 'visitors', 'how many people read', 'analytics'],
  ['People', 'users', 'colleagues', 'access rights', 'permissions', 'login of a colleague', 'admin'],
  ['Invite a person', 'invite', 'add a user', 'new colleague'],
  ['Privacy requests', 'data protection'],
  ['Erase a person', 'forget someone', 'delete personal data'],
  ['History', 'who changed', 'audit', 'log'],
  ['Outbox', 'did not arrive', 'bounced', 'email failed'],
  ['Connect an email account', 'smtp', 'gmail', 'mail server'],
  ['Reply settings', 'reply-to', 'email me'],
  ['Notifications on this device', 'alerts', 'push', 'bell'],
  ['Subscribers', 'mailing list', 'unsubscribe', 'groups', 'CSV', 'spreadsheet'],
  ['Newsletters', 'mass email', 'bulletin', 'newsletter'],
  ['Volunteers', 'helpers', 'supporters'],
  ['Giving details', 'bank', 'mobile money', 'momo', 'bank account'],
  ['Events', 'sign-ups', 'who comes', 'door', 'attendance', 'walk-in', 'guests'],
  ['New event', 'new screening day', 'new event'],
  ['Messages', 'enquiry', 'contact form'],
  ['Messages: To do', 'unread'],
  ['Redirects', 'broken link', 'old link', '404'],
  ['Import', 'wordpress', 'old posts'],
  ['Slides', 'carousel', 'banner'],
  ['The four numbers', 'facts', 'figures'],
  ['Sign out on other devices', 'lost phone', 'log out', 'stolen'],
  ['Home', 'dashboard', 'to do', 'home'],
  ['Calendar', 'month', 'dates'],
]

for (const [first, ...all] of questions)
  test.each(all)(`“%s” leads to ${first}`, (typed) => {
    expect(commandsMatching(administrator, typed)[0]?.text).toBe(first)
  })

test('every list of words belongs to an entry', () => {
  const texts = commandsFor(administrator).map(({ text }) => text)
  expect(Object.keys(searchWords).filter((text) => !texts.includes(text))).toEqual([])
})

test('words that lead to a page do so only for people who may open it', () => {
  expect(commandsMatching({ role: 'responder' }, 'phone number')).toEqual([])
})
