/** The API calls of the pages for gifts and for the giving details, and the data of their forms. */
import { withId } from '#page/api-client.ts'
import { giftStates, giftWays, typedAmount } from '#shared/giving/gift-values.ts'
import { recordOf } from '#shared/keys.ts'
import { manageGiftsPath } from '#shared/paths.ts'
import type { Gift } from '#shared/shapes/gift.ts'
import type { GivingVersion } from '#shared/shapes/giving.ts'
import { adminApi, bodyOf, type Failure, isFailure, partOf, withIdempotencyKey } from '../api.ts'
import { defineIntents, type IntentInput, openWithToast, type ResultOf, withToast } from '../intents.ts'
import { defineFilters } from '../lists/filters.ts'
import { listFrom, pageQuery } from '../page.ts'
import { saveFile } from '../save-file.ts'

export const giftPath = (id: string) => `${manageGiftsPath}/${id}`

/** The first tab is the default. */
export const giftFilters = defineFilters({ state: giftStates, search: '' })

/** A search finds gifts in every state. */
export const loadGifts = (request: Request) => {
  const { state, search } = giftFilters.parse(request.url)
  const query = { ...pageQuery(request), ...(search ? { search } : { state }) }
  return listFrom(request, 'gifts', () => adminApi(request).gifts.$get({ query }))
}

export const loadGift = (request: Request, id: string): Promise<Gift | Failure> =>
  partOf('gift', () => adminApi(request).gifts[':id'].$get(withId(id)))

export const loadVersions = async (request: Request): Promise<{ versions: GivingVersion[] } | Failure> =>
  bodyOf(() => adminApi(request).giving.versions.$get())

const moneyIn = ({ text }: IntentInput) => ({
  amount: typedAmount(text('amount')),
  way: giftWays.find((way) => way === text('way')) ?? ('other' as const),
  givenOn: text('givenOn'),
})

const changeIn = (input: IntentInput) => ({
  ...recordOf(['name', 'email', 'lastDigits', 'version'], input.text),
  ...(input.form.has('amount') && moneyIn(input)),
})

const receiptSaid = ({ receipts, email }: Gift) =>
  `Receipt ${receipts[0]?.number ?? ''} was issued${email ? ' and emailed' : ''}.`

export const runGiftIntent = defineIntents({
  receive: withToast(
    ({ api, id, text }) =>
      bodyOf(() => api.gifts[':id'].receive.$post({ ...withId(id), query: { version: text('version') } })),
    ({ gift }) => `Received. ${receiptSaid(gift)}`,
  ),
  record: async (input) => {
    const json = { ...moneyIn(input), ...recordOf(['name', 'email'], input.text) }
    const key = withIdempotencyKey(input.text('idempotencyKey'))
    const recorded = await bodyOf(() => input.api.gifts.received.$post({ json, ...key }))
    return isFailure(recorded) ? recorded : openWithToast(giftPath(recorded.gift._id), receiptSaid(recorded.gift))
  },
  cancel: withToast(({ api, id }) => bodyOf(() => api.gifts[':id'].cancel.$post(withId(id))), 'The gift is cancelled.'),
  save: withToast(
    (input) => bodyOf(() => input.api.gifts[':id'].$patch({ ...withId(input.id), json: changeIn(input) })),
    'Saved.',
  ),
  export: ({ api }) => saveFile(() => api.gifts.csv.$get(), 'gifts.csv'),
})
export type GiftResult = ResultOf<typeof runGiftIntent>

const detailFields = [
  ...(['network', 'number', 'phoneName', 'merchantCode'] as const),
  ...(['bank', 'branch', 'accountName', 'accountNumber', 'amounts'] as const),
]
export type DetailField = (typeof detailFields)[number]

export const runGivingIntent = defineIntents({
  propose: withToast(
    (input) => bodyOf(() => input.api.giving.$put({ json: recordOf(detailFields, input.text) })),
    'Proposed.',
  ),
  approve: withToast(
    ({ api, id }) => bodyOf(() => api.giving.versions[':id'].approve.$post(withId(id))),
    'Approved. The website shows these details now.',
  ),
  withdraw: withToast(
    ({ api, id }) => bodyOf(() => api.giving.versions[':id'].withdraw.$post(withId(id))),
    'The website does not show these details.',
  ),
})
export type GivingResult = ResultOf<typeof runGivingIntent>
