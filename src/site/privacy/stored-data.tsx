import { limits } from '#shared/limits.ts'
import { EmailLink } from '../email-link.tsx'
import { type Fact, Facts, TextSection } from '../text-page/text-page.tsx'

const whoSees: Fact = [
  'Who sees it',
  'People of Voima who can sign in to this website. Whoever looks after our server could reach it too.',
]

const message: Fact[] = [
  [
    'What',
    'Your name, your email address, your words, and when you sent them. What we answer you, and notes about it that we write for each other.',
  ],
  ['Why', 'To read what you wrote and to answer you.'],
  [
    'What the website does with it',
    'It looks for signs of spam, and for words that suggest an emergency. Nobody else is asked. One of us can always overrule it.',
  ],
  whoSees,
  [
    'How long',
    `At most ${limits.messageMonths} months. Then the website deletes it by itself. One of us may delete it sooner.`,
  ],
]

export const MessageSection = () => (
  <TextSection id="messages" title="When you send a message">
    <Facts facts={message} />
    <p>
      Please do not send private medical details. If you are unwell, call <a href="tel:112">112</a>.
    </p>
  </TextSection>
)

const subscription: Fact[] = [
  [
    'What',
    'Your email address; when, on which page and to which words you agreed; when you confirmed, and when you left. If you tell us why you leave, that too.',
  ],
  ['Why', 'To send you our newsletter, because you asked for it, and to be able to show that you did.'],
  whoSees,
  [
    'How long',
    `Who does not confirm is forgotten ${limits.unconfirmedDays} days after our email. Otherwise until you leave. Then we keep the address only to know that we must not write to it, until you ask us to delete it; then only a mark that shows no address, so that no old list brings you back.`,
  ],
  [
    'How to leave',
    <>
      One tap in any of our newsletters. Or write to <EmailLink />, and we will delete your address.
    </>,
  ],
]

export const NewsletterSection = () => (
  <TextSection id="newsletter" title="When you subscribe">
    <Facts facts={subscription} />
    <p>Subscribing twice changes nothing. The answer you see never tells whether an address was on the list before.</p>
  </TextSection>
)

export const StorySection = () => (
  <TextSection id="stories" title="If you are in a picture or a story">
    <p>
      A photo can hide where it was taken. The website removes such hidden data from every picture. Are you in a picture
      or story here, and want it gone? Write to us.
    </p>
    <p>
      A deleted article leaves the site at once. We keep it aside for {limits.trashDays} days, in case that was a
      mistake. After that, it and its picture are deleted for good, within a day.
    </p>
  </TextSection>
)

const mail: Fact[] = [
  ['What', 'A copy of each mail that this website sends you, with your address.'],
  ['Why', 'So that no mail is lost, and none is sent twice.'],
  whoSees,
  [
    'How long',
    `${limits.sentEmailDays} days after it was sent. A mail that could not be sent goes after ${limits.failedEmailDays} days. A link that opens something is deleted as soon as the mail is sent.`,
  ],
]

export const EmailSection = () => (
  <TextSection id="mail" title="When this website writes to you">
    <Facts facts={mail} />
    <p>Our mail does not tell us whether you opened it.</p>
  </TextSection>
)

const account: Fact[] = [
  [
    'What',
    'Your email address, your role, and a name if you choose one. Your password is kept only in a form that nobody can read back.',
  ],
  [
    'What you did',
    'A history of when you signed in, with which kind of browser, and what you changed. Other administrators can read it. It is kept for about a year.',
  ],
  [
    'What you write',
    'What you typed and did not save is kept with the article until you save it or leave us. Each saved version names who saved it, for as long as the article exists. Colleagues see when you are in the same article.',
  ],
  [
    'How long you stay signed in',
    `Until you sign out, or until you have not used it for ${limits.sessionIdleHours} hours. At most ${limits.sessionMaxDays} days.`,
  ],
  [
    'On your own device',
    'Your browser keeps a sign-in token, called authToken. Signing out removes it. Your browser also keeps what you typed but did not save.',
  ],
]

export const AccountSection = () => (
  <TextSection id="signing-in" title="If you help to run this site">
    <Facts facts={account} />
  </TextSection>
)

export const BackupSection = () => (
  <TextSection id="copies" title="Copies, so that nothing is lost">
    <p>
      The website makes copies of all that it holds, so that nothing is lost when a machine breaks. A copy is kept for
      about a week. What was deleted is still in older copies until they are deleted too. Only people who run this
      website for us can read them.
    </p>
  </TextSection>
)
