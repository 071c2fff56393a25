/** The kinds of audit events, in groups, each with the text that follows the name of the user. */
import { isKeyOf, keysOf } from './keys.ts'

export const auditEventGroups = {
  signing: {
    'signing.in': 'signed in with',
    'signing.refused': 'failed to sign in',
    'signing.elsewhere-ended': 'signed out other devices',
  },
  articles: {
    'articles.drafted': 'started a draft of',
    'articles.scheduled': 'scheduled',
    'articles.published': 'published',
    'articles.unpublished': 'unpublished',
    'articles.revised': 'changed',
    'articles.review-requested': 'asked for a review of',
    'articles.review-withdrawn': 'withdrew the request to review',
    'articles.sent-back': 'sent back',
    'articles.removed': 'removed',
    'articles.restored': 'restored',
    'articles.pinned': 'pinned',
    'articles.unpinned': 'unpinned',
    'articles.rules-changed': 'changed what articles need before they are published',
    'articles.moved': 'moved between news and blog:',
  },
  pictures: {
    'pictures.added': 'added the picture',
    'pictures.changed': 'changed the details of the picture',
    'pictures.consent': 'confirmed consent for the picture',
    'pictures.deleted': 'deleted the picture',
    'files.added': 'added the file',
    'files.deleted': 'deleted the file',
    'pictures.erased': 'removed a picture everywhere, on request of a person in it',
  },
  messages: {
    'messages.deleted': 'deleted a message',
    'messages.answered': 'replied to a message',
    'messages.spam': 'marked a message as spam',
    'messages.not-spam': 'moved a message out of spam',
    'messages.spam-emptied': 'deleted all spam, messages:',
    'messages.reply-settings-changed': 'changed the reply settings',
  },
  questions: {
    'questions.recorded': 'recorded a question that came by phone',
    'questions.answered': 'answered a question',
    'questions.clinician-read': 'recorded that a clinician read an answer',
    'questions.published': 'published the answer to',
    'questions.changed': 'changed the answer to',
    'questions.unpublished': 'unpublished the answer to',
    'questions.deleted': 'deleted a question',
    'questions.restored': 'restored a question',
    'questions.not-spam': 'moved a question out of spam',
  },
  volunteers: {
    'volunteers.recorded': 'added a volunteer from a paper list',
    'volunteers.welcomed': 'welcomed a volunteer',
    'volunteers.changed': 'changed the entry of a volunteer',
    'volunteers.answered': 'replied to a volunteer',
    'volunteers.link-sent': 'sent a volunteer a new link',
    'volunteers.deleted': 'deleted a volunteer',
    'volunteers.withdrawn': 'deleted an entry because the volunteer asked for it with their link',
    'volunteers.exported': 'downloaded the list of volunteers',
  },
  subscribers: {
    'subscribers.deleted': 'deleted a subscriber',
    'subscribers.grouped': 'put subscribers into a group:',
    'subscribers.confirmed': 'confirmed the newsletter for a subscriber',
    'subscribers.restored': 'restored subscribers who had bounced:',
    'subscribers.imported': 'imported subscribers:',
    'subscribers.exported': 'downloaded the list of subscribers',
  },
  newsletters: {
    'newsletters.sent': 'sent a newsletter:',
    'newsletters.paused': 'paused the newsletter',
    'newsletters.resumed': 'resumed the newsletter',
    'newsletters.resent': 'sent the newsletter to those who had not got it:',
    'newsletters.stopped': 'stopped the newsletter',
  },
  email: {
    'email.account-changed': 'changed the email account to',
    'email.account-removed': 'removed the email account',
  },
  places: {
    'places.added': 'added the place',
    'places.changed': 'changed the place',
    'places.checked': 'recorded a check of the place',
    'places.check-removed': 'removed a check of the place',
    'places.removed': 'removed the place',
    'places.restored': 'restored the place',
  },
  giving: {
    'giving.proposed': 'proposed new giving details:',
    'giving.approved': 'approved new giving details:',
    'giving.withdrawn': 'withdrew the proposed giving details:',
    'giving.stopped': 'stopped showing the giving details:',
    'gifts.changed': 'changed a gift',
    'gifts.received': 'recorded a gift as received, receipt',
    'gifts.cancelled': 'cancelled a gift',
    'gifts.receipt-cancelled': 'cancelled a gift, with the receipt',
    'gifts.exported': 'downloaded the list of gifts',
  },
  events: {
    'events.added': 'added the event',
    'events.changed': 'changed the event',
    'events.published': 'published the event',
    'events.unpublished': 'unpublished the event',
    'events.cancelled': 'cancelled the event',
    'events.removed': 'removed the event',
    'events.restored': 'restored the event',
  },
  signups: {
    'signups.removed': 'removed a sign-up for',
    'signups.counted': 'changed the counts of',
    'signups.emailed': 'sent an email to everyone who signed up for',
  },
  privacy: {
    'privacy.shown': 'viewed everything stored about a person',
    'privacy.erased': 'erased everything stored about a person',
  },
  site: { 'site.changed': 'changed the website text of' },
  people: {
    'people.invited': 'invited',
    'people.invitation-withdrawn': 'deleted the invitation of',
    'people.joined': 'accepted the invitation',
    'people.jobs-changed': 'changed the jobs of',
    'people.role-changed': 'changed the role of',
    'people.granted': 'allowed to read sign-ups:',
    'people.grant-withdrawn': 'no longer allowed to read sign-ups:',
    'people.removed': 'removed',
    'people.passkey-added': 'added the passkey',
    'people.passkey-removed': 'removed the passkey',
    'people.address-changed': 'changed the address of an account to',
    'people.address-restored': 'set their address back, which was',
    'people.password-changed': 'changed the password',
    'people.password-reset': 'reset their password by email link',
    'people.password-given': 'set a new password for',
    'people.token-created': 'created a token for the program',
    'people.token-revoked': 'revoked the token of the program',
    'people.second-factor-on': 'turned on two-step sign-in',
    'people.second-factor-off': 'turned off two-step sign-in',
    'people.recovery-codes-made': 'created new recovery codes',
    'people.second-factor-required': 'made two-step sign-in required',
    'people.second-factor-optional': 'made two-step sign-in optional',
  },
  imports: {
    'imports.started': 'imported',
    'redirects.added': 'added a redirect from',
    'redirects.deleted': 'deleted the redirect from',
  },
  backups: {
    'backups.made': 'started a backup',
    'backups.downloaded': 'downloaded the backup',
    'backups.exported': 'exported everything',
    'backups.date-confirmed': 'confirmed the date, so that data expires again',
    'backups.released': 'released a restored copy, so that it tells people',
    'backups.loss-dismissed': 'dismissed the warning of missing data',
  },
} as const

type Kinds = typeof auditEventGroups
export type AuditEventGroup = keyof Kinds

export const auditGroupNames: Record<AuditEventGroup, string> = {
  signing: 'Sign-in',
  articles: 'Articles',
  pictures: 'Pictures and files',
  messages: 'Messages',
  questions: 'Questions',
  volunteers: 'Volunteers',
  subscribers: 'Subscribers',
  newsletters: 'Newsletters',
  email: 'Email account',
  places: 'Places',
  giving: 'Giving',
  site: 'Texts of the website',
  people: 'People and accounts',
  events: 'Events',
  signups: 'Sign-ups',
  privacy: 'Privacy',
  imports: 'Import and redirects',
  backups: 'Backups',
}

type EventIn<Kind> = Kind extends AuditEventGroup ? keyof Kinds[Kind] : never
export type AuditEvent = EventIn<AuditEventGroup>

export const auditEventTexts: Record<AuditEvent, string> = Object.assign({}, ...Object.values(auditEventGroups))

export const auditEvents = keysOf(auditEventTexts)

export const auditEventsOf = (kind: AuditEventGroup) =>
  auditEvents.filter((event) => isKeyOf(auditEventGroups[kind], event))
