/** What a template shows for the danger that the site found in a message. */
import type { Danger } from '#shared/shapes/danger.ts'

export const conditionsOf = (danger: Danger | undefined) => ({
  isSuicide: danger === 'suicide' || danger === 'both',
  isIllness: danger === 'illness' || danger === 'both',
  isIllnessAlone: danger === 'illness',
  isCalm: !danger,
})
