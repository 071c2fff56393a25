/** The API calls of the pages for gifts and for the giving details, and the data of their forms. */
import { amountOf, giftStates, giftWays } from '#shared/giving/gift-values.ts'
import { givingDetailsPath, manageGiftsPath } from '#shared/paths.ts'
import type { Gift } from '#shared/shapes/gift.ts'
import type { GivingVersion } from '#shared/shapes/giving.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { adminApi, bodyOf, type Failure, isFailure, withId } from '../api.ts'
import { defineIntents, type IntentInput, type ResultOf, withToast } from '../intents.ts'
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

export const loadGift = async (request: Request, id: string): Promise<Gift | Failure> => {
  const body = await bodyOf(() => adminApi(request).gifts[':id'].$get(withId(id)))
  return isFailure(body) ? body : body.gift
}

export const loadVersions = async (request: Request): Promise<{ versions: GivingVersion[] } | Failure> =>
  bodyOf(() => adminApi(request).giving.versions.$get())

/** Where a toast appears: on the page that sent the form. */
const here = ({ request }: IntentInput) => new URL(request.url).pathname

const changeIn = ({ form, text }: IntentInput) => ({
  name: text('name'),
  email: text('email'),
  lastDigits: text('lastDigits'),
  version: text('version'),
  ...(form.has('amount') && {
    amount: amountOf(text('amount')) ?? 0,
    way: giftWays.find((way) => way === text('way')) ?? 'other',
    givenOn: text('givenOn'),
  }),
})

/** The API uses pesewas, and the form cedis. */
const inCedis = <Body extends object>(body: Body | Failure, typed: string): Body | Failure =>
  isFailure(body) && body.errors.amount
    ? { ...body, errors: { ...body.errors, amount: givingWording.sent.amountRefused(typed) } }
    : body

export const runGiftIntent = defineIntents({
  receive: (input) =>
    withToast(
      bodyOf(() => input.api.gifts[':id'].receive.$post(withId(input.text('id')))),
      ({ gift }) => ({
        on: here(input),
        text: `Received. Receipt ${gift.receipts[0]?.number ?? ''} was issued${gift.email ? ' and emailed' : ''}.`,
      }),
    ),
  cancel: (input) =>
    withToast(
      bodyOf(() => input.api.gifts[':id'].cancel.$post(withId(input.text('id')))),
      () => ({ on: here(input), text: 'The gift is cancelled.' }),
    ),
  save: (input) =>
    withToast(
      bodyOf(() => input.api.gifts[':id'].$patch({ ...withId(input.text('id')), json: changeIn(input) })).then((body) =>
        inCedis(body, input.text('amount')),
      ),
      () => ({ on: here(input), text: 'Saved.' }),
    ),
  export: ({ api }) => saveFile(() => api.gifts.csv.$get(), 'gifts.csv'),
})
export type GiftResult = ResultOf<typeof runGiftIntent>

const detailFields = [
  ...(['network', 'number', 'phoneName', 'merchantCode'] as const),
  ...(['bank', 'branch', 'accountName', 'accountNumber', 'amounts'] as const),
]
export type DetailField = (typeof detailFields)[number]

const detailsIn = ({ text }: IntentInput) => ({
  network: text('network'),
  number: text('number'),
  phoneName: text('phoneName'),
  merchantCode: text('merchantCode'),
  bank: text('bank'),
  branch: text('branch'),
  accountName: text('accountName'),
  accountNumber: text('accountNumber'),
  amounts: text('amounts'),
})

const done = (answer: Promise<object>, text: string) => withToast(answer, () => ({ on: givingDetailsPath, text }))

export const runGivingIntent = defineIntents({
  propose: (input) =>
    done(
      bodyOf(() => input.api.giving.$put({ json: detailsIn(input) })),
      'Proposed.',
    ),
  approve: ({ api, text }) =>
    done(
      bodyOf(() => api.giving.versions[':id'].approve.$post(withId(text('id')))),
      'Approved. The website shows these details now.',
    ),
  withdraw: ({ api, text }) =>
    done(
      bodyOf(() => api.giving.versions[':id'].withdraw.$post(withId(text('id')))),
      'The website does not show these details.',
    ),
})
export type GivingResult = ResultOf<typeof runGivingIntent>
