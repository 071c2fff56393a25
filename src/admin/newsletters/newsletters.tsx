import { thousands } from '#shared/format.ts'
import type { Campaign } from '#shared/shapes/newsletter.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/newsletters'
import { listLetters } from './calls.ts'
import { letterPath, newLetterPath } from './paths.ts'
import { stateWords } from './states.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listLetters(request)

const title = 'Letters'
const words = { loading: 'Loading letters', empty: 'No letters yet', failed: adminWording.edit.loadFailed }

export default function Letters({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={loaderData}
      words={words}
      add={<ButtonLink to={newLetterPath}>New letter</ButtonLink>}
    >
      {(letters) => <ListTable caption={title} items={letters} columns={columns} actions={open} />}
    </ListPage>
  )
}

const nameOf = ({ subject }: Campaign) => subject || 'Without a subject'

const columns: Column<Campaign>[] = [
  { name: 'Subject', holds: 'heading', cell: (letter) => <strong>{nameOf(letter)}</strong> },
  { name: 'State', holds: 'detail', cell: (letter) => <Standing letter={letter} /> },
  { name: 'Sent', holds: 'detail', cell: ({ result }) => (result ? thousands(result.sent) : '–') },
]

const Standing = ({ letter: { state, sendAt } }: { letter: Campaign }) => (
  <>
    {stateWords[state]}
    {state === 'scheduled' && sendAt && (
      <>
        {' '}
        <Moment at={sendAt} />
      </>
    )}
  </>
)

const open = (letter: Campaign) => (
  <ButtonLink variant="outline" to={letterPath(letter._id)}>
    <span>
      Open <span className="visually-hidden">{nameOf(letter)}</span>
    </span>
  </ButtonLink>
)
