import { redirect } from 'react-router'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { saveNewsletter } from './calls.ts'
import { dropNewsletter, textsOf } from './newsletter-texts.ts'

/** What came of a form on the page of a newsletter. */
export type Outcome = { failure?: Failure; done?: string; isSaved?: boolean }

type Api = ReturnType<typeof adminApi>
type Text = (name: string) => string
type Answer = { newsletter: Newsletter }
type Do = (api: Api, id: { param: { id: string } }, text: Text, form: FormData) => Promise<object>

/** By the name that each form gives as its intent, with what is said afterwards. */
const intents: Record<string, { act: Do; done: (answer: object, text: Text) => string }> = {
  save: {
    act: (api, id, text, form) => saveNewsletter(api, id, Number(text('version')), textsOf(form)),
    done: () => 'Saved.',
  },
  'send-test': {
    act: (api, id) => bodyOf(() => api.newsletters[':id']['test-email'].$post(id)),
    done: (answer) => `It is on its way to ${(answer as { to: string }).to}.`,
  },
  send: {
    act: (api, id, text) =>
      bodyOf(() =>
        api.newsletters[':id'].send.$post({
          ...id,
          json: { ...atOf(text('at')), isChecked: text('isChecked') === 'on' },
        }),
      ),
    done: (answer, text) =>
      isLater(answer as Answer, text('at'))
        ? 'It waits for its hour. Until then it can be made a draft again.'
        : 'It goes to its readers.',
  },
  pause: {
    act: (api, id) => bodyOf(() => api.newsletters[':id'].pause.$post(id)),
    done: (answer) => ((answer as Answer).newsletter.state === 'draft' ? 'It is a draft again.' : 'Paused.'),
  },
  resume: { act: (api, id) => bodyOf(() => api.newsletters[':id'].resume.$post(id)), done: () => 'It goes on.' },
  stop: { act: (api, id) => bodyOf(() => api.newsletters[':id'].stop.$post(id)), done: () => 'Stopped.' },
  delete: {
    act: async (api, id) => {
      const outcome: object = await bodyOf(() => api.newsletters[':id'].$delete(id))
      if (!isFailure(outcome)) throw redirect(manageNewslettersPath)
      return outcome
    },
    done: () => '',
  },
}

/** Whoever writes it is in Ghana, where it is universal time all year. */
export const atOf = (local: string) => (local ? { at: new Date(`${local}:00Z`).toISOString() } : {})

/** The site takes an hour that has gone by for now. */
const isLater = ({ newsletter: { sendAt } }: Answer, at: string) => sendAt !== undefined && sendAt === atOf(at).at

export const settle = async (request: Request, id: string): Promise<Outcome> => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = intents[text('intent')]
  if (!intent) return {}
  const outcome = await intent.act(adminApi(request), withId(id), text, form)
  if (isFailure(outcome)) return { failure: outcome }
  if (text('intent') === 'save') dropNewsletter(id)
  return { done: intent.done(outcome, text), isSaved: text('intent') === 'save' }
}
