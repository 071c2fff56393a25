import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'
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
  { lacks: 'words', text: 'Without words' },
  { lacks: 'consent', text: 'Consent not confirmed' },
]

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isNarrowed = query.has('search') || query.has('lacks')
  return (
    <ListPage
      title="Pictures"
      list={loaderData}
      words={{
        loading: 'Loading pictures',
        empty: isNarrowed
          ? 'No picture is like that. Look for other words, or show all.'
          : 'There are no pictures yet.',
        failed: 'The pictures could not be loaded.',
      }}
      hrefOf={(page) => `?${changedQuery(query, 'page', String(page))}`}
      above={
        <>
          <NewImage onDone={(picture) => navigate(imagePath(picture))} />
          <Finding query={query} />
        </>
      }
    >
      {(pictures) => (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <Card key={picture._id} picture={picture} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

const Finding = ({ query }: { query: URLSearchParams }) => {
  const lacks = query.get('lacks') ?? ''
  return (
    <>
      <Form className={styles.search} role="search">
        {lacks && <input type="hidden" name="lacks" value={lacks} />}
        <input
          key={query.get('search')}
          type="search"
          name="search"
          aria-label="Words of what it shows, or of its name"
          maxLength={limits.librarySearch}
          defaultValue={query.get('search') ?? ''}
        />
        <Button variant="outline">Search</Button>
      </Form>
      <nav aria-label="Which pictures">
        <ul className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.lacks}>
              <Link
                to={`?${changedQuery(query, 'lacks', tab.lacks)}`}
                aria-current={tab.lacks === lacks ? 'page' : undefined}
              >
                {tab.text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** The same list, but for one thing; another list begins at its first page. */
const changedQuery = (query: URLSearchParams, name: string, value: string) => {
  const changed = new URLSearchParams(query)
  changed.delete('page')
  if (value) changed.set(name, value)
  else changed.delete(name)
  return changed.toString()
}

const Card = ({ picture }: { picture: LibraryImage }) => (
  <li>
    <Link to={imagePath(picture)} className={styles.card}>
      <ImageThumbnail picture={picture} />
      <span className={styles.name}>{imageTitle(picture)}</span>
      <span className={styles.use}>{useOf(picture)}</span>
    </Link>
  </li>
)

const useOf = ({ uses: [first, ...others] }: LibraryImage) => {
  if (!first) return 'Not used'
  return others.length > 0 ? `In “${first.title}” and ${others.length} more` : `In “${first.title}”`
}
