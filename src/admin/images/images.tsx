/** The image library (media library, gallery): search, filters, upload and the list of images. */

import { Form, Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/images'
import { imagePath, requestImages } from './calls.ts'
import { imageTitle } from './image-texts.ts'
import { ImageThumbnail } from './image-thumbnail.tsx'
import styles from './images.module.css'
import { NewImage } from './new-image.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requestImages(request)

const tabs = [
  { lacks: '', text: 'All' },
  { lacks: 'words', text: 'No description' },
  { lacks: 'consent', text: 'Consent not confirmed' },
]

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isNarrowed = query.has('search') || query.has('lacks')
  return (
    <ListPage
      title="Pictures"
      list={loaderData}
      words={{
        loading: 'Loading pictures',
        empty: isNarrowed ? 'No pictures match. Try other words or show all.' : 'There are no pictures yet.',
        failed: 'The pictures could not be loaded.',
      }}
      rows={limits.libraryPage}
      hrefOf={(page) => `?${changedQuery(query, 'page', String(page))}`}
      above={
        <>
          <NewImage onDone={(image) => navigate(imagePath(image))} onManyDone={revalidate} />
          <Filters query={query} />
        </>
      }
    >
      {(images) => (
        <ul className={styles.pictures}>
          {images.map((image) => (
            <Card key={image._id} image={image} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

const Filters = ({ query }: { query: URLSearchParams }) => {
  const lacks = query.get('lacks') ?? ''
  return (
    <>
      <Form role="search">
        {lacks && <input type="hidden" name="lacks" value={lacks} />}
        <SearchField
          key={query.get('search')}
          label="Search by description or file name"
          maxLength={limits.librarySearch}
          defaultValue={query.get('search') ?? ''}
        />
      </Form>
      <Tabs
        label="Which pictures"
        tabs={tabs.map((tab) => ({
          to: `?${changedQuery(query, 'lacks', tab.lacks)}`,
          text: tab.text,
          isCurrent: tab.lacks === lacks,
        }))}
      />
    </>
  )
}

/** The query with one parameter changed. The result starts at page 1. */
const changedQuery = (query: URLSearchParams, name: string, value: string) => {
  const changed = new URLSearchParams(query)
  changed.delete('page')
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed.toString()
}

const Card = ({ image }: { image: LibraryImage }) => (
  <li>
    <Link to={imagePath(image)} className={styles.card}>
      <ImageThumbnail image={image} />
      <span className={styles.name}>{imageTitle(image)}</span>
      <span className={styles.use}>{useOf(image)}</span>
    </Link>
  </li>
)

const useOf = ({ uses: [first, ...others] }: LibraryImage) => {
  if (!first) return 'Not used'
  return others.length > 0 ? `In “${first.title}” and ${others.length} more` : `In “${first.title}”`
}
