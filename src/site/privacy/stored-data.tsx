import { country } from '#shared/country/country.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { PrivacyFacts } from '#shared/shapes/privacy.ts'
import { giftPrivacy, signupPrivacy, volunteerPrivacy } from '#shared/wording/privacy.ts'
import { AtOurAddress } from '../email-link.tsx'
import { EmergencyNumber } from '../emergency-help.tsx'
import { type Fact, Facts } from '../text-page/text-page.tsx'
import { Situation } from './situation.tsx'

/** Facts are constants, and the name may change. */
export const Name = () => organisationName()

/** The people whose job needs it, and administrators. */
const seenBy = (people: string): Fact => [
  'Who sees it',
  `Administrators of this website, and ${people}. The people who run our server could also see it.`,
]

const whoAnswers = seenBy('those of us who answer messages')

const monthsInWords = (months: number) => (months === 1 ? 'one month' : `${months} months`)

const messageFacts = (months: number): Fact[] => [
  [
    'What',
    'Your name, your email address, your message, and when you sent it. Also our reply, and notes that we write for each other.',
  ],
  [
    'Why',
    'To read your message and to answer you. If you write about your health, we keep that only because you chose to tell us. We use it for nothing else. You can take your consent back at any time.',
  ],
  [
    'What the website does with it',
    <>
      It looks for signs of spam, and for words that suggest an emergency. No outside service is used. A person at{' '}
      <Name /> can change the result.
    </>,
  ],
  whoAnswers,
  ['How long', `At most ${monthsInWords(months)}. Then the website deletes it. We may delete it sooner.`],
]

export const MessageSection = ({ months }: { months: number }) => (
  <Situation
    id="messages"
    title="When you send a message"
    sentence={`We use your message to answer you, and keep it for at most ${monthsInWords(months)}.`}
  >
    <Facts facts={messageFacts(months)} />
    <p>
      Please do not send private medical details. In an emergency, call <EmergencyNumber />.
    </p>
  </Situation>
)

const questionFacts: Fact[] = [
  [
    'What',
    'Your question, and when you asked it. We do not ask for your name, phone number or email address, and we do not store your internet address. So we cannot show you your question or delete it on request: we do not know which one is yours.',
  ],
  ['Why', 'To answer you and, if it can help others, to publish the answer.'],
  [
    'Your code',
    'We keep your code only in a form that cannot be turned back. Anyone who has the code can read your question and the answer.',
  ],
  [
    'What we publish',
    'We write the question in our own words, without anything that could show who asked. We publish it with the answer only after a clinician has read both.',
  ],
  seenBy('those of us who answer messages, write articles or check answers'),
  [
    'How long',
    `A question without an answer is deleted after ${limits.questionDays} days. Your own words and your code are deleted at the latest ${limits.answerPageDays} days after the answer. An answer that we do not publish is deleted ${limits.questionDays} days after its last change. If we delete your question before that, it is gone for good after ${limits.trashDays} days.`,
  ],
]

export const QuestionSection = () => (
  <Situation
    id="questions"
    title="When you ask without a name"
    sentence={`We do not ask who you are. We delete your own words and your code at the latest ${limits.answerPageDays} days after the answer.`}
  >
    <Facts facts={questionFacts} />
  </Situation>
)

export const GiftSection = () => (
  <Situation
    id="gifts"
    title={giftPrivacy.title}
    sentence="We use your name and email, if you give them, to thank you and to give you a receipt."
  >
    <Facts facts={[...giftPrivacy.before, seenBy('our treasurer'), giftPrivacy.howLong]} />
  </Situation>
)

export const SignupSection = ({ everyHours, keep }: BackupProps) => (
  <Situation
    id="sign-ups"
    title={signupPrivacy.title}
    sentence={`We delete your name, email address and phone number within ${limits.signupHours} hours after the event.`}
  >
    <Facts
      facts={[
        ...signupPrivacy.before,
        signupPrivacy.who,
        signupPrivacy.howLong(everyHours > 0 ? ` for about ${daysKept(everyHours, keep)}` : ''),
      ]}
    />
  </Situation>
)

export const VolunteerSection = () => (
  <Situation
    id="volunteers"
    title={volunteerPrivacy.title}
    sentence={`We use what you write to talk with you about helping, and delete it ${limits.volunteerMonths} months after our last contact.`}
  >
    <Facts facts={[...volunteerPrivacy.before, whoAnswers, ...volunteerPrivacy.after]} />
  </Situation>
)

const subscription: Fact[] = [
  [
    'What',
    'Your email address. When you agreed, on which page, and to which words. When you confirmed, and when you unsubscribed. If you tell us why, we keep that too.',
  ],
  ['Why', 'To send you our newsletter, because you asked for it, and to be able to show that you did.'],
  seenBy('those of us who send the newsletter'),
  [
    'How long',
    `If you do not confirm, we delete your address ${limits.unconfirmedDays} days after our email. If we cannot send that email, we delete your address after ${limits.unsentEmailDays} days. Otherwise we keep it until you unsubscribe. After that, we keep your address only so that we do not email you again. If you ask us to delete it, we keep a code instead. The code does not show your address.`,
  ],
  [
    'How to unsubscribe',
    <>
      Tap “Unsubscribe” in any of our newsletters. Or write to us <AtOurAddress />, and we will delete your address.
    </>,
  ],
  [
    'Addresses from a list',
    'We may add people who agreed on paper or on an earlier website of ours. We keep what they agreed to. Some of them wait on our list until we have asked them to confirm.',
  ],
]

export const NewsletterSection = () => (
  <Situation
    id="newsletter"
    title="When you subscribe"
    sentence="We keep your email address until you unsubscribe. After that, we keep it only so that we do not email you again."
  >
    <Facts facts={subscription} />
    <p>Subscribing twice changes nothing. Our answer never shows whether an address was on the list before.</p>
  </Situation>
)

const email: Fact[] = [
  ['What', 'A copy of each email that this website sends you, with your address.'],
  ['Why', 'So that no email is lost, and none is sent twice.'],
  ['Who sees it', 'Administrators of this website. The people who run our server could also see it.'],
  [
    'How long',
    `${limits.sentEmailDays} days after it was sent. If it cannot be sent, it is deleted after ${limits.unsentEmailDays} days. If your email company refuses it, we keep it with the reason for ${limits.failedEmailDays} days. A newsletter is kept until it has been sent to everyone. Secret links, such as a link to confirm, are deleted as soon as the email is sent.`,
  ],
]

export const EmailSection = () => (
  <Situation
    id="mail"
    title="When this website emails you"
    sentence={`We keep a copy of each email to you for ${limits.sentEmailDays} days after it was sent.`}
  >
    <Facts facts={email} />
    <p>Our emails do not tell us whether you opened them.</p>
  </Situation>
)

type CompaniesProps = Pick<PrivacyFacts, 'sendsEmail' | 'hasRemoteDatabase' | 'pictureStore'>

export const OtherCompaniesSection = ({ sendsEmail, hasRemoteDatabase, pictureStore }: CompaniesProps) => (
  <Situation
    id="other-companies"
    title="Other companies"
    sentence="We give your data to no company but those that carry or store it for us."
  >
    {pictureStore?.isPublic ? (
      <p>Our pictures load from {pictureStore.host}. That company sees your internet address.</p>
    ) : (
      <p>Our pages load nothing from other companies. There are two exceptions, and you decide about them.</p>
    )}
    <p>
      The map on our contact page comes from OpenStreetMap. It loads only when you press “Show map”. Then OpenStreetMap
      sees your internet address.
    </p>
    <p>
      Some articles may have a video from YouTube. It loads only when you tap it. Then YouTube sees your internet
      address.
    </p>
    <p>WhatsApp, Facebook and X are plain links. These companies know about your visit only if you tap a link.</p>
    <p>
      {sendsEmail
        ? 'Our emails go through an email company. It sees your address and what we write to you.'
        : 'This website has no email account at the moment, so it cannot send email.'}
    </p>
    {hasRemoteDatabase && (
      <p>
        Our database is on a different server from this website. The people who run that server could see what is in it.
      </p>
    )}
    {pictureStore && <p>Another company stores our pictures, at {pictureStore.host}.</p>}
    <p>
      This website gives your data to no other company. Our hosting company, and any company named here, may be outside{' '}
      {country.name}.
    </p>
  </Situation>
)

export const StorySection = () => (
  <Situation
    id="stories"
    title="If you are in a picture or a story"
    sentence="You can ask us at any time to remove a picture of you, or a story about you."
  >
    <p>
      Are you in a picture or story here and want it removed? Write to us <AtOurAddress />. We remove your picture, with
      all its files, from every page, every earlier version and every email text on this website. We cannot take back
      copies on other people’s phones, in emails that we have already sent, or on other websites.
    </p>
    <p>
      A photo file can contain hidden details, such as where it was taken. The website removes them from every picture.
    </p>
    <p>
      We note who at {organisationName()} confirmed that the people in a picture agreed. We keep this note as long as
      the picture.
    </p>
    <p>
      A deleted article leaves the site at once. We keep it hidden for {limits.trashDays} days, in case it was deleted
      by mistake. Then it is deleted for good, within a day. Its picture may stay in our picture library until you ask
      us to remove it.
    </p>
  </Situation>
)

const accountFacts = (historyMonths: number): Fact[] => [
  [
    'What',
    'Your email address, your role, and a name if you choose one. We keep your password only in a form that nobody can read back.',
  ],
  [
    'What you did',
    `A history of when you signed in, with which kind of browser, and what you changed. Other administrators can read it. We keep it for ${monthsInWords(historyMonths)}.`,
  ],
  [
    'What you write',
    `What you typed and did not save is kept with the article until you save it or leave ${organisationName()}. Each saved version names who saved it, for as long as the article exists. Other editors see when you have the same article open.`,
  ],
  [
    'How long you stay signed in',
    `Until you sign out, or until you have not used it for ${limits.sessionIdleHours} hours. At most ${limits.sessionMaxDays} days.`,
  ],
  [
    'On your own device',
    'Your browser keeps a sign-in token, called authToken. It keeps what you typed but did not save. So that you can work offline, it also keeps your account, and the articles and newsletters that you opened. If you help at the door of an event, it keeps the names of people who signed up. These three are encrypted. Signing out removes everything but what you typed.',
  ],
  [
    'Notifications',
    'If you turn on notifications, we keep the address that your browser gives us for your device. The company that makes your browser carries each notification. It sees when we send one, but cannot read it. A notification says what kind of thing has arrived, such as a new message, and never who wrote, or what. We delete the address when you turn notifications off or sign out on the device, or when it no longer works.',
  ],
]

export const AccountSection = ({ historyMonths }: { historyMonths: number }) => (
  <Situation
    id="signing-in"
    title="If you help to run this site"
    sentence="We keep your email address, your jobs, and a history of what you changed."
  >
    <Facts facts={accountFacts(historyMonths)} />
  </Situation>
)

type BackupProps = PrivacyFacts['backups']

export const BackupSection = ({ everyHours, keep }: BackupProps) => (
  <Situation
    id="copies"
    title="Backups, so that nothing is lost"
    sentence="Older backups still hold what was deleted, until newer ones replace them."
  >
    <p>
      A backup is a copy of everything that the website holds. {scheduleInWords(everyHours, keep)} What was deleted
      stays in older backups until newer ones replace them.
    </p>
    <p>
      The website deletes by date. If the date of its server is in doubt, it waits with deleting until one of us has
      looked.
    </p>
    <p>
      People who run this website can also make or download a copy, such as a list of subscribers. Such a copy is not
      deleted on a set date: we delete it by hand. Only people who run this website for us can read these copies.
    </p>
  </Situation>
)

const scheduleInWords = (everyHours: number, keep: number) => {
  if (everyHours === 0) return `The website makes no backups automatically. It keeps the newest ${keep} that we make.`
  const often = everyHours === 24 ? 'every day' : `every ${everyHours} hours`
  return `The website makes one ${often} and keeps the newest ${keep}. So each is kept for about ${daysKept(everyHours, keep)}.`
}

const daysKept = (everyHours: number, keep: number) => {
  const days = Math.ceil((everyHours * keep) / 24)
  return days === 1 ? 'a day' : `${days} days`
}
