/** The actions on places of care, by the intent that each form sends, and the message after each. */
import { withId, withParams } from '#page/api-client.ts'
import { managePlacesPath } from '#shared/paths.ts'
import { checkResults } from '#shared/places/place-values.ts'
import { bodyOf, isFailure } from '../api.ts'
import { defineIntents, movedToTrash, openWithToast, type ResultOf, withToast } from '../intents.ts'
import { parseMethod, parsePlace, placePath } from './calls.ts'

/** The intent that deletes a check has both ids in one field. */
const takeBack = (request: Request, id: string, checkId: string) => ({
  undo: { action: new URL(request.url).pathname, id: `${id}/${checkId}`, intent: 'takeBack' },
})

/** Without a date, the check is dated today. */
const dayOf = (day: string) => (day ? { on: day } : {})

export const runPlaceIntent = defineIntents({
  create: async ({ api, form }) => {
    const body = await bodyOf(() => api.places.$post({ json: parsePlace(form) }))
    return isFailure(body)
      ? body
      : openWithToast(placePath(body.place._id), 'Saved. Visitors see it after the first check.')
  },
  save: withToast(({ api, form, text, id }) => {
    const json = { ...parsePlace(form), version: Number(text('version')) }
    return bodyOf(() => api.places[':id'].$patch({ ...withId(id), json }))
  }, 'Saved.'),
  stillRight: withToast(
    ({ api, text }) => {
      const json = { how: 'called', result: 'right' } as const
      return bodyOf(() => api.places[':id'].checks.$post({ ...withId(text('id')), json }))
    },
    ({ place, checkId }, { request, text }) => ({
      text: `Check saved: the details of ${place.name} are right.`,
      ...takeBack(request, text('id'), checkId),
    }),
  ),
  check: withToast(
    ({ api, text, id }) => {
      const result = checkResults.find((each) => each === text('result')) ?? 'right'
      const json = { how: parseMethod(text('how')), result, ...dayOf(text('on')) }
      return bodyOf(() => api.places[':id'].checks.$post({ ...withId(id), json }))
    },
    ({ checkId }, { request, id }) => ({ text: 'Check saved.', ...takeBack(request, id, checkId) }),
  ),
  takeBack: withToast(({ api, text }) => {
    const [id = '', check = ''] = text('id').split('/')
    return bodyOf(() => api.places[':id'].checks[':check'].$delete(withParams({ id, check })))
  }, 'Check removed.'),
  remove: withToast(
    ({ api, text }) => bodyOf(() => api.places[':id'].$delete(withId(text('id')))),
    ({ place }, { text }) => movedToTrash(managePlacesPath, text('id'), place.name),
  ),
  restore: withToast(
    ({ api, text }) => bodyOf(() => api.places[':id'].restore.$post(withId(text('id')))),
    ({ place }) => `${place.name} was restored.`,
  ),
})

export type PlaceActionResult = ResultOf<typeof runPlaceIntent>
