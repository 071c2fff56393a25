/** Texts of the public pages for volunteers, and of the emails to them. */
import { limits } from '../limits.ts'
import { organisationName } from '../organisation-name.ts'

/** Stored with each entry: the version of the text to which the person agreed. Change it when `agreement` changes. */
export const volunteerAgreementVersion = '2026-11-29'

/** One sentence that names both fields, because one of them is enough. */
export const contactNeeded = 'Enter a phone number or an email address, so that we can answer you. One is enough.'

const kept = `We delete your details ${limits.volunteerMonths} months after our last contact.`

export const volunteerWording = {
  title: 'Volunteer with us',
  description: 'Offer your time to help people with sickle cell disease: what you can do, and a short form.',
  get lead() {
    return `You do not need a title or experience. Tell us what you can do and when. Someone at ${organisationName()} will reply.`
  },
  whatAfter: 'We do not need everything everywhere. If we have no task for you yet, we will say so.',
  name: 'Your name',
  phone: 'Phone',
  email: 'Email',
  contactHint: 'Phone or email: one is enough.',
  town: 'Town or village',
  region: 'Region',
  noRegion: 'Choose a region (optional)',
  roles: 'What would you like to do?',
  more: 'Days, languages and anything else (optional)',
  days: 'On which days can you help?',
  languages: 'Which of these languages do you speak?',
  optional: 'Choose as many as you like, or none.',
  adult: 'Are you 18 or older?',
  yes: 'Yes',
  no: 'No',
  adultHint: 'Under 18? You can help too. In our reply we ask for a parent or guardian.',
  words: 'Anything else we should know? (optional)',
  wordsHint: 'Please do not write about your health, or anyone else’s.',
  agreement: `We use what you write only to talk with you about helping. ${kept}`,
  send: 'Send',
  sent: 'Thank you. We have your offer to help.',
  failed: 'We could not save this.',
  next: 'What happens next',
  get nextPerson() {
    return `Someone at ${organisationName()} will read it and answer you.`
  },
  nextByEmail: (email: string) => `We answer by email to ${email}. Please look in your spam folder too.`,
  nextByPhone: (phone: string) => `We call or text ${phone}.`,
  nextParent: 'You are under 18. In our reply we first ask to speak with a parent or guardian.',
  ownTitle: 'Your own link',
  ownAbout: 'With this link you can see, change or delete what you sent. We show it only once, so save it now.',
  ownCopy: 'Copy my link',
  ownWhatsApp: 'Send it to yourself on WhatsApp',
  ownWarning: 'Anyone who has the link can do the same. Do not share it.',
  ownByEmail: (email: string) => `We also email it to ${email}, at most once a day.`,
} as const

export const ownEntryWording = {
  title: 'Your offer to help',
  lead: 'This is what you sent us. You can change it or delete it.',
  saved: 'Thank you. Your changes are saved. The person who answers you will see them.',
  save: 'Save',
  failed: volunteerWording.failed,
  kept: (day: string) => `We delete it on ${day}, unless we hear from each other before. Saving this page counts.`,
  also: 'We also keep our replies to you, and short notes about our talks. Ask us if you want to see them.',
  deleteTitle: 'Delete my entry',
  deleteAbout: 'We delete what you sent, our replies and our notes. Nobody can undo this.',
  deleteButton: 'Delete it now',
  deleted: 'Your entry is deleted',
  deletedLead: 'We have deleted what you sent, our replies and our notes. Thank you for your offer.',
  missing: 'This link does not work any more',
  missingLead: 'This link is old or incomplete, or the entry was deleted.',
  again: 'Offer to help',
} as const

/** Emails to people who offered to help, and to the users who answer them. */
export const volunteerEmails = {
  linkSubject: () => `Your offer to help ${organisationName()}`,
  thanks: () => `Thank you for offering to help ${organisationName()}. Someone will answer you.`,
  link: 'See, change or delete what you sent',
  warning: 'Anyone who has this link can do the same, so please do not forward this email.',
  notYou: 'If it was not you, open the link and delete the entry.',
  replySubject: (day: string) => `Your offer to help ${organisationName()} of ${day}`,
  welcome: (name: string, event?: { title: string; when: string; url: string }) =>
    [
      `Hello ${name},`,
      `Welcome to ${organisationName()}, and thank you for offering to help. We are glad to have you.`,
      ...(event ? [`Our next event is “${event.title}”, ${event.when}. Come and see what we do: ${event.url}`] : []),
    ].join('\n\n'),
  notice: () => `Someone offers to help ${organisationName()}.`,
  openList: 'Open the volunteers',
  noticeAbout:
    'This email does not show who it is. You can turn these emails off on the page “Reply settings”, together with those about messages.',
} as const
