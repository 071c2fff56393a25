/** The states of volunteers in words. */
import { longDay } from '#shared/format.ts'
import type { Volunteer } from '#shared/shapes/volunteer.ts'
import { type VolunteerState, welcomeWays } from '#shared/volunteers.ts'

export const volunteerStateWords: Record<VolunteerState, string> = {
  new: 'New',
  talkedTo: 'Talked to',
  welcome: 'Welcome',
  notNow: 'Not now',
  left: 'Left',
}

/** Says what happened, if the site knows it: Welcomed by email on 27 November 2026. */
export const volunteerStateText = ({ state, welcomedAt, welcomedBy }: Volunteer) =>
  state === 'welcome' && welcomedAt && welcomedBy
    ? `Welcomed by ${welcomeWays[welcomedBy]} on ${longDay(welcomedAt)}`
    : volunteerStateWords[state]
