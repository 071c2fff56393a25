/** The actions on places of care, by the intent that each form sends, and the message after each. */
import { redirect } from 'react-router'
import { managePlacesPath } from '#shared/paths.ts'
import { checkResults } from '#shared/places/place-values.ts'
import { bodyOf, isFailure, withId } from '../api.ts'
import { defineIntents, type IntentInput, type ResultOf, withToast } from '../intents.ts'
import { showToast } from '../toast.ts'
import { methodIn, placeIn, placePath } from './calls.ts'

/** Where a toast appears: on the page that sent the form. */
const here = ({ request }: IntentInput) => new URL(request.url).pathname

/** The intent that deletes a check has both ids in one field. */
const takeBack = (request: Request, id: string, checkId: string) => ({
  action: new URL(request.url).pathname,
  id: `${id}/${checkId}`,
  intent: 'takeBack',
})

/** Without a date, the check is dated today. */
const dayOf = (day: string) => (day ? { on: day } : {})

export const runPlaceIntent = defineIntents({
  create: async ({ api, form }) => {
    const body = await bodyOf(() => api.places.$post({ json: placeIn(form) }))
    if (isFailure(body)) return body
    const path = placePath(body.place._id)
    showToast({ on: path, text: 'Saved. Visitors see it after the first check.' })
    throw redirect(path)
  },
  save: (input) => {
    const { api, form, text, id } = input
    const json = { ...placeIn(form), version: Number(text('version')) }
    return withToast(
      bodyOf(() => api.places[':id'].$patch({ ...withId(id), json })),
      () => ({ on: here(input), text: 'Saved.' }),
    )
  },
  stillRight: (input) => {
    const { api, request, text } = input
    const id = text('id')
    return withToast(
      bodyOf(() => api.places[':id'].checks.$post({ ...withId(id), json: { how: 'called', result: 'right' } })),
      ({ place, checkId }) => ({
        on: here(input),
        text: `Check saved: the details of ${place.name} are right.`,
        undo: takeBack(request, id, checkId),
      }),
    )
  },
  check: (input) => {
    const { api, request, text, id } = input
    const result = checkResults.find((each) => each === text('result')) ?? 'right'
    const json = { how: methodIn(text('how')), result, ...dayOf(text('on')) }
    return withToast(
      bodyOf(() => api.places[':id'].checks.$post({ ...withId(id), json })),
      ({ checkId }) => ({ on: here(input), text: 'Check saved.', undo: takeBack(request, id, checkId) }),
    )
  },
  takeBack: (input) => {
    const [id = '', check = ''] = input.text('id').split('/')
    const param = { id: encodeURIComponent(id), check: encodeURIComponent(check) }
    return withToast(
      bodyOf(() => input.api.places[':id'].checks[':check'].$delete({ param })),
      () => ({ on: here(input), text: 'Check removed.' }),
    )
  },
  remove: async (input) => {
    const id = input.text('id')
    const undo = { action: managePlacesPath, id, intent: 'restore' }
    const removed = await withToast(
      bodyOf(() => input.api.places[':id'].$delete(withId(id))),
      ({ place }) => ({
        on: managePlacesPath,
        text: `${place.name} was moved to the trash. You can restore it for 30 days.`,
        undo,
      }),
    )
    if (!isFailure(removed) && here(input) !== managePlacesPath) throw redirect(managePlacesPath)
    return removed
  },
  restore: (input) =>
    withToast(
      bodyOf(() => input.api.places[':id'].restore.$post(withId(input.text('id')))),
      ({ place }) => ({ on: here(input), text: `${place.name} was restored.` }),
    ),
})

export type PlaceActionResult = ResultOf<typeof runPlaceIntent>
