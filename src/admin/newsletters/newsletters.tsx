/** The list of newsletters. */

import { Link } from 'react-router'
import titles from '#admin/lists/titles.module.css'
import { thousands } from '#shared/format.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/newsletters'
import { listNewsletters, newNewsletterPath, newsletterPath, newsletterStateWords } from './calls.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listNewsletters(request)

const title = 'Newsletters'
const words = { loading: 'Loading newsletters', empty: 'No newsletters yet.' }

export default function ManageNewsletters({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={loaderData}
      words={words}
      add={<ButtonLink to={newNewsletterPath}>New newsletter</ButtonLink>}
      begin={{ to: newNewsletterPath, text: 'Write a newsletter' }}
    >
      {(newsletters) => <ListTable caption={title} items={newsletters} columns={columns} />}
    </ListPage>
  )
}

const nameOf = ({ subject }: Newsletter) => subject || 'Without a subject'

const columns: Column<Newsletter>[] = [
  { name: 'Subject', holds: 'heading', cell: (newsletter) => <Subject newsletter={newsletter} /> },
  { name: 'Status', holds: 'detail', isPlain: true, cell: (newsletter) => <Standing newsletter={newsletter} /> },
  { name: 'Emails', holds: 'detail', cell: ({ result }) => result && thousands(result.sent) },
]

/**
 * The title opens the newsletter, as in the list of articles. The date distinguishes newsletters with the same subject.
 */
const Subject = ({ newsletter }: { newsletter: Newsletter }) => (
  <>
    <Link className={titles.title} to={newsletterPath(newsletter._id)} data-key="row">
      {nameOf(newsletter)}
    </Link>
    <p className={titles.day}>
      <Moment at={newsletter.startedAt ?? newsletter.updatedAt} />
    </p>
  </>
)

const Standing = ({ newsletter: { state, sendAt, result } }: { newsletter: Newsletter }) => (
  <>
    {newsletterStateWords[state]}
    {result && result.failed > 0 && <strong>, but {thousands(result.failed)} did not get it</strong>}
    {state === 'scheduled' && sendAt && (
      <>
        {' '}
        <Moment at={sendAt} />
      </>
    )}
  </>
)
