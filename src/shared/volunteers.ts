/** The states of a volunteer, and the days on which volunteers may help. */
import { keysOf } from './keys.ts'

/** A volunteer is in exactly one of these states. */
export const volunteerStates = ['new', 'talkedTo', 'welcome', 'notNow', 'left'] as const
export type VolunteerState = (typeof volunteerStates)[number]

/** How a volunteer can be welcomed. */
export const welcomeWays = {
  email: 'email',
  whatsapp: 'WhatsApp',
  text: 'text message',
  talk: 'phone or in person',
} as const
export type WelcomeWay = keyof typeof welcomeWays

export const daysOfWeek = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

export const dayNames = keysOf(daysOfWeek)
