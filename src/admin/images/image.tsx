/** The page of one image: its description (alt text), details, uses, deletion and erasure. */

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { withId } from '#page/api-client.ts'
import { imagesPath } from '#shared/paths.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { doneOf, isFailure } from '../api.ts'
import { IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { actionOf, defineIntents, type ResultOf, withToast } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { Moment } from '../moment.tsx'
import { FailedPage, PageHeading, Section } from '../page-heading.tsx'
import type { Route } from './+types/image'
import { AltField } from './alt-field.tsx'
import { requestImage, saveImageMetadata } from './calls.ts'
import { ConsentField } from './consent.tsx'
import { EraseImage } from './erase-image.tsx'
import { ImageDetails } from './image-details.tsx'
import { imageTitle } from './image-texts.ts'
import styles from './images.module.css'
import { useMetadataQueue } from './save-queue.ts'
import { UseList } from './use-list.tsx'

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) => requestImage(request, id)

const runImageIntent = defineIntents({
  describe: ({ request, id, text }) => saveImageMetadata(request, id, { alt: text('alt'), version: text('version') }),
  delete: withToast(
    ({ api, id }) => doneOf(() => api.pictures[':id'].$delete(withId(id))),
    () => ({ on: imagesPath, text: 'The picture was deleted.' }),
  ),
  /** Includes the images in use. */
  erase: withToast(
    ({ api, id }) => doneOf(() => api.pictures[':id'].erase.$post(withId(id))),
    () => ({ on: imagesPath, text: 'The picture was removed everywhere.' }),
  ),
})

export const clientAction = actionOf(runImageIntent, ({ params: { id } }: Route.ClientActionArgs) => id)

const back = { to: imagesPath, text: 'Back to pictures' }

export default function LibraryPicture({ loaderData }: Route.ComponentProps) {
  if (!isFailure(loaderData)) return <ImagePage key={loaderData._id} found={loaderData} />
  return <FailedPage title="Picture" back={back} failed="The picture could not be loaded." failure={loaderData} />
}

const ImagePage = ({ found }: { found: LibraryImage }) => {
  const [changed, setPicture] = useState<LibraryImage>()
  // The saved description is loaded with the page; the other answers are shown at once.
  const image = changed ? { ...found, ...changed, imageAlt: found.imageAlt } : found
  const metadataQueue = useMetadataQueue(image, setPicture)
  return (
    <>
      <PageHeading title={imageTitle(image)} back={back} />
      <div className={styles.sections}>
        <Description image={image} />
        <Section title="About this picture">
          <ConsentField image={image} save={metadataQueue.save} />
          <ImageDetails image={image} queue={metadataQueue} />
          <Answers image={image} />
        </Section>
        <Uses image={image} />
        <EraseImage image={image} />
      </div>
    </>
  )
}

/** What was stated, and what was only assumed. */
const Answers = ({ image: { consent, assumedConsent } }: { image: LibraryImage }) => (
  <>
    {consent?.by && (
      <p className="soft">
        Answered by {consent.by}, <Moment at={consent.at} />
      </p>
    )}
    {assumedConsent && (
      <p className="soft">
        Published without an answer{assumedConsent.by && ` by ${assumedConsent.by}`}, <Moment at={assumedConsent.at} />
      </p>
    )}
  </>
)

const Description = ({ image }: { image: LibraryImage }) => {
  const fetcher = useFetcher<ResultOf<typeof runImageIntent>>()
  return (
    <Section title="Description">
      {fetcher.data?.body && <SuccessAlert>Saved.</SuccessAlert>}
      <IntentForm
        fetcher={fetcher}
        intent="describe"
        errorsOf={[]}
        className={styles.altForm}
        fields={{ version: image.version }}
        conflict={{ what: 'description', theirs }}
      >
        <AltText image={image} error={fetcher.data?.failure?.errors.alt} />
        <SubmitButton fetcher={fetcher}>Save</SubmitButton>
      </IntentForm>
      <p className="soft">
        {image.name && `${image.name}, `}
        {image.imageWidth} × {image.imageHeight}, added <Moment at={image.createdAt} />
      </p>
    </Section>
  )
}

const theirs = ({ picture }: { picture: LibraryImage }) => <AltText image={picture} error={undefined} />

const AltText = ({ image, error }: { image: LibraryImage; error: string | undefined }) => (
  <AltField
    name="alt"
    defaultValue={image.imageAlt}
    hint="For people who cannot see it: who does what, and where."
    error={error}
  />
)

const Uses = ({ image }: { image: LibraryImage }) => (
  <Section title="Where it is used">
    {image.uses.length === 0 && <p>Not used yet.</p>}
    <UseList uses={image.uses} />
    <DeleteButton
      id={image._id}
      about="this picture"
      name={`“${imageTitle(image)}”`}
      consequence="You cannot undo this. A picture that is in use cannot be deleted."
    />
  </Section>
)
