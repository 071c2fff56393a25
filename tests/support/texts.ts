/** Records with a text in Markdown, besides articles and newsletters. */
import type { Core } from '#core/organisation/core.ts'
import { screeningDay } from './events.ts'

type Parts = Pick<Core, 'events' | 'questions' | 'users'>

/** Each saves the text, and returns how the lists of uses name its record. */
export const recordWith = {
  event: async ({ events }: Parts, text: string) => {
    const { _id, title } = await events.add({ ...screeningDay, text })
    return { _id, title }
  },
  question: async ({ questions: { ask, inbox }, users }: Parts, answer: string) => {
    await ask({ question: 'Can my child have malaria tablets?' })
    const [asked] = (await inbox.list({ state: 'waiting', page: 1, limit: 1 })).found
    const [user] = await users.list()
    if (!(asked && user)) throw new Error('Nobody asked, or nobody can answer.')
    await inbox.revise(asked._id, { answer }, { id: user._id, email: user.email, role: 'administrator', name: null })
    return { _id: asked._id, title: 'An answer to a question' }
  },
}
