/** The image library (media library, gallery): search, filters, upload and the list of images. */

import { Link, useNavigate, useRevalidator } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/images'
import { imagePath, pictureFilters, requestImages } from './calls.ts'
import { imageTitle } from './image-texts.ts'
import { ImageThumbnail } from './image-thumbnail.tsx'
import styles from './images.module.css'
import { NewImage } from './new-image.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requestImages(request)

const tabs = { '': 'All', words: 'No description', consent: 'Who is in the picture?' }

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isNarrowed = pictureFilters.isSet(useFilter(pictureFilters))
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
      above={
        <>
          <NewImage onDone={(image) => navigate(imagePath(image))} onManyDone={revalidate} />
          <FilterSearch
            filters={pictureFilters}
            label="Search by description or file name"
            maxLength={limits.librarySearch}
          />
          <FilterTabs filters={pictureFilters} name="lacks" label="Which pictures" tabs={tabs} />
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

const Card = ({ image }: { image: LibraryImage }) => (
  <li>
    <Link to={imagePath(image)} className={styles.card}>
      <ImageThumbnail image={image} />
      <span className={styles.name}>{imageTitle(image)}</span>
      <span className="two-lines soft">{useOf(image)}</span>
    </Link>
  </li>
)

const useOf = ({ uses: [first, ...others] }: LibraryImage) => {
  if (!first) return 'Not used'
  return others.length > 0 ? `In “${first.title}” and ${others.length} more` : `In “${first.title}”`
}
