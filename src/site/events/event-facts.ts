import { thousands } from '#shared/format.ts'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'

export const languageNames = (event: Event) =>
  event.languages.map((tag) => (isKeyOf(languages, tag) ? languages[tag] : tag))

/** The facts of an event besides its time and place, by name. Empty ones are omitted. */
export const eventFacts = (event: Event) => {
  const { facts, kinds } = eventsWording
  const all: [name: string, words: string][] = [
    [facts.kind, kinds[event.kind]],
    [facts.bring, event.bring],
    [facts.cost, event.cost],
    [facts.seats, event.allSeats ? thousands(event.allSeats) : ''],
    [facts.languages, languageNames(event).join(', ')],
    [facts.contact, event.contact],
  ]
  return all.filter(([, words]) => words !== '')
}
