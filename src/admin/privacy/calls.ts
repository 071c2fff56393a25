/** The API calls for personal data. */

import { bodyOf, isFailure } from '../api.ts'
import { defineIntents, type IntentInput, type ResultOf } from '../intents.ts'

const emailIn = (text: IntentInput['text']) => text('email').trim()

export const runPersonalDataIntent = defineIntents({
  show: ({ api, text }) => bodyOf(() => api['personal-data'].show.$post({ json: { email: emailIn(text) } })),
  erase: async ({ api, text }) => {
    const email = emailIn(text)
    const erased = await bodyOf(() => api['personal-data'].erase.$post({ json: { email } }))
    return isFailure(erased) ? erased : { ...erased, email }
  },
})

export type PersonalDataResult = ResultOf<typeof runPersonalDataIntent>
