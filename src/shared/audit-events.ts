/** The kinds of audit events, in groups, each with the text that follows the name of the user. */
import { isKeyOf, keysOf } from './keys.ts'

export const auditEventGroups = {
  signing: {
    'signing.in': 'signed in with',
    'signing.refused': 'was not let in',
    'signing.elsewhere-ended': 'logged out other devices',
  },
  articles: {
    'articles.drafted': 'began a draft of',
    'articles.scheduled': 'scheduled',
    'articles.published': 'published',
    'articles.unpublished': 'took back from readers',
    'articles.revised': 'changed',
    'articles.removed': 'removed',
    'articles.restored': 'brought back',
  },
  pictures: {
    'pictures.added': 'added the picture',
    'pictures.changed': 'changed what is said about the picture',
    'pictures.consent': 'confirmed that everyone agreed to be in the picture',
    'pictures.deleted': 'deleted the picture',
    'pictures.erased': 'removed a picture everywhere, because someone in it asked',
  },
  messages: {
    'messages.deleted': 'deleted a message',
    'messages.answered': 'answered a message',
    'messages.spam': 'put a message with the spam',
    'messages.not-spam': 'took a message out of the spam',
    'messages.reply-settings-changed': 'changed the reply settings',
  },
  subscribers: {
    'subscribers.deleted': 'deleted a subscriber',
    'subscribers.confirmed': 'confirmed a subscriber manually',
    'subscribers.imported': 'took in subscribers from a file',
    'subscribers.exported': 'downloaded the list of subscribers',
  },
  newsletters: {
    'newsletters.sent': 'sent a newsletter:',
    'newsletters.paused': 'paused the newsletter',
    'newsletters.stopped': 'stopped the newsletter',
  },
  privacy: {
    'privacy.shown': 'looked at all that is kept about somebody',
    'privacy.erased': 'erased all that was kept about somebody',
  },
  site: { 'site.changed': 'changed the words of' },
  people: {
    'people.invited': 'invited',
    'people.invitation-withdrawn': 'took back the invitation of',
    'people.joined': 'accepted the invitation',
    'people.role-changed': 'changed the role of',
    'people.removed': 'removed',
    'people.password-changed': 'changed the password',
    'people.password-reset': 'chose a new password through an email link',
    'people.password-given': 'gave a new password to',
    'people.second-factor-on': 'turned the second step on',
    'people.second-factor-off': 'turned the second step off',
    'people.recovery-codes-made': 'made new recovery codes',
    'people.second-factor-required': 'made the second step a must for everybody',
    'people.second-factor-optional': 'left the second step to everybody',
  },
  backups: {
    'backups.made': 'asked for a backup',
    'backups.downloaded': 'downloaded the backup',
    'backups.exported': 'exported everything',
  },
} as const

type Kinds = typeof auditEventGroups
export type AuditEventGroup = keyof Kinds

export const auditGroupNames: Record<AuditEventGroup, string> = {
  signing: 'Signing in',
  articles: 'News and blogs',
  pictures: 'Pictures',
  messages: 'Messages',
  subscribers: 'Subscribers',
  newsletters: 'Newsletters',
  site: 'Site text',
  people: 'People and accounts',
  privacy: 'Privacy',
  backups: 'Backups',
}

type EventIn<Kind> = Kind extends AuditEventGroup ? keyof Kinds[Kind] : never
export type AuditEvent = EventIn<AuditEventGroup>

export const auditEventTexts: Record<AuditEvent, string> = Object.assign({}, ...Object.values(auditEventGroups))

export const auditEvents = keysOf(auditEventTexts)

export const auditEventsOf = (kind: AuditEventGroup) =>
  auditEvents.filter((event) => isKeyOf(auditEventGroups[kind], event))
