/** The states of volunteers in words. */
import type { VolunteerState } from '#shared/volunteers.ts'

export const volunteerStateWords: Record<VolunteerState, string> = {
  new: 'New',
  talkedTo: 'Talked to',
  welcome: 'Welcome',
  notNow: 'Not now',
  left: 'Left',
}
