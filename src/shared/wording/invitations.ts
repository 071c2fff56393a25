/** Texts on the home page, Get involved and Get tested that link to other pages, whose own wording they do not load. */
export const eventsInvitation = {
  home: (day: string) => `Coming up on ${day}.`,
  getTested: 'See our next screening days.',
  getInvolved: 'Come to one of our events.',
} as const

export const askInvitation = { text: 'Is there something you do not dare to ask?', link: 'Ask without a name' } as const

export const givingInvitation = {
  text: 'You can give by mobile money or through a bank.',
  link: 'See how to give',
  warning: 'Send money only to a number or account that is shown on that page.',
} as const

export const volunteerInvitation = {
  link: 'Tell us how you would like to help',
  text: 'The form takes two minutes. If we have no task for you yet, we will say so.',
} as const

/** The form on Get involved that begins a message to invite us. */
export const invitationFields = [
  { name: 'school', label: 'Name of the place, and its town', required: true },
  { name: 'people', label: 'How many people may come', inputMode: 'numeric' },
  { name: 'language', label: 'The language that they speak best' },
  { name: 'date', label: 'A day that suits you', type: 'date' },
] as const

/** The beginning of a message, from the query of the invitation form; undefined without the name of a place. */
export const invitationIn = (query: URLSearchParams) => {
  if (!query.get('school')) return undefined
  const lines = invitationFields.map(({ name, label }) => `${label}: ${query.get(name) ?? ''}`)
  return ['We would like to invite you.', ...lines, ''].join('\n')
}
