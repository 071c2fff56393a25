import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Tick } from '../tick.tsx'
import { FocusPicker } from './focus-picker.tsx'
import styles from './image-details.module.css'
import type { MetadataQueue } from './save-queue.ts'

type Props = { picture: LibraryImage; saying: MetadataQueue }

/** What has to be said about a picture beside its words. Each answer is kept as soon as it is given. */
export const ImageDetails = ({ picture, saying: { trouble, say } }: Props) => (
  <div className={styles.questions}>
    {trouble && <Alert kind="failure">{trouble}</Alert>}
    <Tick
      label="It is decoration: there is nothing to describe"
      isTicked={picture.isDecorative}
      onChange={(isDecorative) => say({ isDecorative }, { isDecorative, ...(isDecorative && { imageAlt: '' }) })}
    />
    <FocusPicker
      src={picture.imageUrl ?? ''}
      focus={picture.imageFocus}
      onPoint={(focus) => say({ focus }, { imageFocus: focus })}
    />
  </div>
)
