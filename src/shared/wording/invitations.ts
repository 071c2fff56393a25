/** Texts on the home page, Get involved and Get tested that link to other pages, whose own wording they do not load. */
export const eventsInvitation = {
  home: (day: string) => `Coming up on ${day}.`,
  getTested: 'See our next screening days.',
  getInvolved: 'Come to one of our events.',
} as const

export const givingInvitation = {
  point: 'Give money: see how, and tell us when you have sent it.',
  text: 'You can give by mobile money or through a bank.',
  link: 'See how to give',
  warning: 'Send money only to a number or account that is shown on that page.',
} as const

export const volunteerInvitation = {
  link: 'Tell us how you would like to help',
  text: ': where you live, what you can do, and on which days. The form takes two minutes. Then we can tell you honestly whether we have a task for you.',
  write: 'You can also write to us',
} as const
