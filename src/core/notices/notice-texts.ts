/** The emails that tell users what has arrived. They never contain what a visitor wrote, nor who wrote it. */
import { organisationName } from '#shared/organisation-name.ts'
import { manageGiftsPath, manageQuestionsPath, manageVolunteersPath, messagesPath } from '#shared/paths.ts'
import type { Permission } from '#shared/permissions.ts'
import { noticeTitles } from '#shared/push.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { plainEmail } from '../email/template.ts'

type NoticeText = {
  /** Tells an administrator why the email is sent. Pauses are counted by it, so each kind has its own. */
  purpose: string
  /** Whom it is for; unless it is for everybody with the permission, only those who want notices. */
  permission: Permission
  isForEverybody?: boolean
  says: string
  listPath: string
  openList: string
  /** For a kind whose link opens the record itself: the text of the link to the one record. */
  openOne?: string
  about: string
}

const notShown = (what: string) =>
  `This email does not show the ${what}, because it may be about someone’s health. You can turn these emails off on the page “Reply settings”.`

const messageText = { permission: 'messages.read', listPath: messagesPath, about: notShown('message') } as const
const questionText = {
  permission: 'messages.read',
  listPath: manageQuestionsPath,
  about: notShown('question'),
} as const

export const noticeTexts = {
  message: {
    ...messageText,
    purpose: 'notice of a message',
    get says() {
      return `Someone wrote to ${organisationName()}.`
    },
    openList: 'Open the messages',
  },
  'urgent-message': {
    ...messageText,
    purpose: 'notice of an urgent message',
    get says() {
      return `Someone wrote to ${organisationName()}, and the words may mean an emergency. Please read the message at once.`
    },
    openOne: 'Open the urgent message',
    openList: 'Open the messages, the urgent ones first',
  },
  question: {
    ...questionText,
    purpose: 'notice of a question',
    says: 'Someone asked a question on the website, and waits for an answer.',
    openList: 'Open the questions',
  },
  'urgent-question': {
    ...questionText,
    purpose: 'notice of an urgent question',
    says: 'Someone asked a question on the website, and the words may mean an emergency. Please read the question at once.',
    openOne: 'Open the urgent question',
    openList: 'Open the questions, the urgent ones first',
  },
  volunteer: {
    purpose: 'notice of a volunteer',
    permission: 'volunteers.read',
    get says() {
      return volunteerEmails.notice()
    },
    listPath: manageVolunteersPath,
    openList: volunteerEmails.openList,
    about: volunteerEmails.noticeAbout,
  },
  gift: {
    purpose: 'notice of a gift',
    permission: 'gifts.write',
    isForEverybody: true,
    says: 'Someone has told the website that they sent money. Look for it on the phone or in the bank account, and then record it as received.',
    listPath: manageGiftsPath,
    openList: 'Open the gifts',
    about: 'This email does not show who it is.',
  },
} as const satisfies Record<string, NoticeText>

export type NoticeKind = keyof typeof noticeTexts

export const noticeTextOf = (kind: NoticeKind): NoticeText => noticeTexts[kind]

/** With `openOne`, the link opens one record; otherwise the list, and the notice may be about several records. */
export const noticeEmail = (kind: NoticeKind, link: string, isOne: boolean) => {
  const { says, openOne, openList, about, purpose } = noticeTextOf(kind)
  const text = (isOne && openOne) || openList
  return {
    ...plainEmail({ to: '', subject: noticeTitles[kind], lines: [says, { text, link }, about] }),
    purpose,
  }
}
