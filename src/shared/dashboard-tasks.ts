/** The open tasks of the dashboard that record types count: their texts, and the page where each is done. */
import { blogFeed, type Feed, newsFeed } from './feeds.ts'
import {
  deliverabilityPath,
  givingDetailsPath,
  manageEventsPath,
  manageGiftsPath,
  managePlacesPath,
  manageQuestionsPath,
  manageVolunteersPath,
  subscribersPath,
} from './paths.ts'

/** `path`: with `:id` for the record with which to begin. */
type DashboardTask = { one: string; many: string; path: string }

const reviewsOf = ({ kind, managePath }: Feed): DashboardTask => ({
  one: `${kind} draft is waiting for review`,
  many: `${kind} drafts are waiting for review`,
  path: `${managePath}?status=review`,
})

export const dashboardTasks: Record<string, DashboardTask> = {
  newsReviews: reviewsOf(newsFeed),
  blogReviews: reviewsOf(blogFeed),
  eventDrafts: {
    one: 'event is a draft: visitors cannot see it yet',
    many: 'events are drafts: visitors cannot see them yet',
    path: `${manageEventsPath}?when=drafts`,
  },
  peopleToCall: {
    one: 'person whom no email reaches is waiting for a call about a changed or cancelled event',
    many: 'people whom no email reaches are waiting for a call about a changed or cancelled event',
    path: `${manageEventsPath}/:id/people`,
  },
  uncountedEvents: {
    one: 'event is over, and nobody has entered how many people came',
    many: 'events are over, and nobody has entered how many people came',
    path: `${manageEventsPath}?when=uncounted`,
  },
  duePlaces: {
    one: 'place of care to check this week',
    many: 'places of care to check this week',
    path: `${managePlacesPath}?state=due`,
  },
  givingProposal: {
    one: 'proposal of giving details is waiting for approval',
    many: 'proposals of giving details are waiting for approval',
    path: `${givingDetailsPath}#proposal`,
  },
  givingChange: {
    one: 'change of the giving details in the last 7 days: check that you know about it',
    many: 'changes of the giving details in the last 7 days: check that you know about them',
    path: givingDetailsPath,
  },
  untoldMailChange: {
    one: 'change of the email account in the last 7 days could not be emailed to every administrator: check that you know about it',
    many: 'changes of the email account in the last 7 days could not be emailed to every administrator: check that you know about them',
    path: deliverabilityPath,
  },
  promisedGifts: {
    one: 'promised gift has not been recorded as received',
    many: 'promised gifts have not been recorded as received',
    path: manageGiftsPath,
  },
  newVolunteers: {
    one: 'new volunteer is waiting for an answer',
    many: 'new volunteers are waiting for an answer',
    path: `${manageVolunteersPath}?state=new`,
  },
  urgentQuestions: {
    one: 'question may be an emergency',
    many: 'questions may be emergencies',
    path: `${manageQuestionsPath}?state=waiting`,
  },
  waitingQuestions: {
    one: 'question is waiting for an answer',
    many: 'questions are waiting for an answer',
    path: manageQuestionsPath,
  },
  unreadAnswers: {
    one: 'answer to a question is waiting for a clinician',
    many: 'answers to questions are waiting for a clinician',
    path: `${manageQuestionsPath}?state=answered`,
  },
  misjudgedBounces: {
    one: 'subscriber gets no newsletter, because a mail server complained about this site',
    many: 'subscribers get no newsletter, because a mail server complained about this site',
    path: `${subscribersPath}?state=bounced`,
  },
}
