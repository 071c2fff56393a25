/** The page of redirects: where the addresses of an old site lead, those of the import and those added by hand. */

import { useFetcher } from 'react-router'
import type { Redirect } from '#shared/shapes/redirect.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { adminApi, bodyOf, doneOf } from '../api.ts'
import { Folded } from '../folded.tsx'
import { FailureAlert, IntentForm, SubmitButton } from '../intent-form.tsx'
import { type ActionResult, actionOf, defineIntents, withToast } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { FilterSearch, useFilter } from '../lists/filter-controls.tsx'
import { defineFilters } from '../lists/filters.ts'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { listFrom, pageQuery } from '../page.ts'
import type { Route } from './+types/redirects'

const filters = defineFilters({ search: '' })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = { ...pageQuery(request), ...filters.chosen(request.url) }
  return listFrom(request, 'redirects', () => adminApi(request).redirects.$get({ query }))
}

export default function Redirects({ loaderData: list }: Route.ComponentProps) {
  const { search } = useFilter(filters)
  const empty = search ? 'No old address contains this.' : 'There are no redirects yet. An import adds them.'
  return (
    <ListPage
      title="Redirects"
      list={list}
      words={{ loading: 'Loading redirects', empty }}
      above={
        <>
          <p>
            The site takes visitors of these old addresses to the new ones, unless it has a page at the old address.
          </p>
          <Folded name="Add a redirect">
            <AddForm />
          </Folded>
          <FilterSearch filters={filters} label="Search old addresses" />
        </>
      }
    >
      {(redirects) => (
        <ListTable
          caption="Redirects"
          items={redirects}
          columns={columns}
          actions={({ _id: id, from }) => (
            <DeleteButton
              id={id}
              name={`the redirect from ${from}`}
              consequence="Visitors of the old address will see that the page does not exist."
            />
          )}
        />
      )}
    </ListPage>
  )
}

const columns: Column<Redirect>[] = [
  { name: 'Old address', holds: 'heading', cell: ({ from }) => <code>{from}</code> },
  {
    name: 'Leads to',
    holds: 'text',
    cell: ({ to }) => (to ? <a href={to}>{to}</a> : 'an article that is not public'),
  },
  { name: 'Added', holds: 'detail', isPlain: true, cell: ({ isByHand }) => (isByHand ? 'by hand' : 'by the import') },
]

const AddForm = () => {
  const fetcher = useFetcher<ActionResult>()
  const field = fieldsOf(fetcher.data?.failure?.errors)
  return (
    <IntentForm fetcher={fetcher} intent="add" isCleared>
      <FailureAlert failure={fetcher.data?.failure} fields={['from', 'to']} />
      <Field label="Old address" {...field('from')} placeholder="/our-team" required maxLength={500} />
      <Field
        label="Leads to"
        {...field('to')}
        hint="A page of this site"
        placeholder="/about"
        required
        maxLength={500}
      />
      <SubmitButton fetcher={fetcher}>Add redirect</SubmitButton>
    </IntentForm>
  )
}

const runRedirectIntent = defineIntents({
  add: withToast(
    ({ api, text }) => bodyOf(() => api.redirects.$post({ json: { from: text('from'), to: text('to') } })),
    ({ redirect }) => `${redirect.from} leads to ${redirect.to} now.`,
  ),
  delete: withToast(
    ({ api, id }) => doneOf(() => api.redirects.$delete({ query: { from: id } })),
    'The redirect was deleted.',
  ),
})

export const clientAction = actionOf(runRedirectIntent)
