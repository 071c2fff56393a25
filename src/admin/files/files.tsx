/** The page of the files for download (attachments): upload, addresses, and where each is used. */

import { useRevalidator } from 'react-router'
import { withId } from '#page/api-client.ts'
import { sizeText } from '#shared/files.ts'
import type { DownloadFile } from '#shared/shapes/file.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { adminApi, bodyOf } from '../api.ts'
import { UseList } from '../images/use-list.tsx'
import { actionOf, defineIntents, withToast } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { Day } from '../moment.tsx'
import { listFrom, pageQuery } from '../page.ts'
import { showToast } from '../toast.ts'
import type { Route } from './+types/files'
import { FileField, useFileUpload } from './file-field.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  listFrom(request, 'files', () => adminApi(request).files.$get({ query: pageQuery(request) }))

const runFileIntent = defineIntents({
  delete: withToast(
    ({ api, id }) => bodyOf(async () => api.files[':id'].$delete(withId(id))),
    adminWording.remove.done,
  ),
})

export const clientAction = actionOf(runFileIntent)

const words = {
  loading: 'Loading files',
  empty: 'There are no files yet.',
  failed: 'The files could not be loaded.',
}

export default function Files({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage title="Files" list={loaderData} words={words} above={<NewFile />}>
      {(files) => (
        <ListTable
          caption="Files"
          items={files}
          columns={columns}
          actions={({ _id: id, name }) => (
            <DeleteButton
              id={id}
              name={`“${name}”`}
              consequence="The file will be deleted permanently. You cannot delete a file while a text has a link to it."
            />
          )}
        />
      )}
    </ListPage>
  )
}

const columns: Column<DownloadFile>[] = [
  { name: 'File', holds: 'heading', cell: ({ name, url }) => <a href={url}>{name}</a> },
  { name: 'Size', holds: 'detail', isPlain: true, cell: ({ bytes }) => sizeText(bytes) },
  { name: 'Added', holds: 'detail', cell: ({ createdAt }) => <Day at={createdAt} /> },
  { name: 'Address', holds: 'address', isPlain: true, cell: ({ url }) => <code>{url}</code> },
  { name: 'Used in', holds: 'text', cell: ({ uses }) => <Uses uses={uses} /> },
]

const Uses = ({ uses }: Pick<DownloadFile, 'uses'>) => (uses.length === 0 ? <p>Not used</p> : <UseList uses={uses} />)

const NewFile = () => {
  const { revalidate } = useRevalidator()
  const { state, take } = useFileUpload(({ name }) => {
    showToast({ on: location.pathname, text: `${name} was added.` })
    void revalidate()
  })
  return <FileField state={state} onFile={take} />
}
