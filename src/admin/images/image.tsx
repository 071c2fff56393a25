/** The page of one image: its description, details, uses, deletion and erasure. */

import { useState } from 'react'
import { redirect, useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { imagesPath } from '#shared/paths.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { type Failure, isFailure } from '../api.ts'
import { DeleteDialog, type Deletion } from '../lists/delete-dialog.tsx'
import { DeleteButton } from '../lists/delete-table.tsx'
import { LoadFailure } from '../lists/failed.tsx'
import { Moment } from '../moment.tsx'
import { PageHeading } from '../page-heading.tsx'
import { Section } from '../section.tsx'
import { showToast } from '../toast.ts'
import type { Route } from './+types/image'
import { requestErasure, requestImage, requestRemoval, saveImageMetadata } from './calls.ts'
import { ConsentField } from './consent.tsx'
import { EraseImage, eraseIntent } from './erase-image.tsx'
import { ImageDetails } from './image-details.tsx'
import { imageTitle } from './image-texts.ts'
import styles from './images.module.css'
import { useMetadataQueue } from './save-queue.ts'
import { UseList } from './use-list.tsx'

type Outcome = Deletion & { failure?: Failure; isSaved?: boolean }

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) => requestImage(request, id)

export const clientAction = async ({
  request,
  params: { id },
}: Route.ClientActionArgs): Promise<Outcome | Response> => {
  if (request.method === 'DELETE') return remove(request, id)
  const form = await request.formData()
  if (form.get('intent') === eraseIntent) return erase(request, id)
  const alt = String(form.get('alt') ?? '')
  const outcome = await saveImageMetadata(request, id, { alt })
  return isFailure(outcome) ? { failure: outcome } : { isSaved: true }
}

const remove = async (request: Request, id: string): Promise<Outcome | Response> => {
  const outcome = await requestRemoval(request, id)
  if (isFailure(outcome)) return { alert: outcome.reason }
  showToast({ on: imagesPath, text: 'The picture is deleted.' })
  return redirect(imagesPath)
}

const erase = async (request: Request, id: string): Promise<Outcome | Response> => {
  const outcome = await requestErasure(request, id)
  if (isFailure(outcome)) return { alert: outcome.reason }
  showToast({ on: imagesPath, text: 'The picture is removed everywhere.' })
  return redirect(imagesPath)
}

const back = { to: imagesPath, text: 'Back to Pictures' }

export default function Picture({ loaderData }: Route.ComponentProps) {
  if (!isFailure(loaderData)) return <ImagePage key={loaderData._id} found={loaderData} />
  return (
    <>
      <PageHeading title="Picture" back={back} />
      <LoadFailure text="The picture could not be loaded." reason={loaderData.reason} />
    </>
  )
}

const ImagePage = ({ found }: { found: LibraryImage }) => {
  const [changed, setPicture] = useState<LibraryImage>()
  // The saved description comes with the page; the answers to the other questions are shown at once.
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
          {image.consent?.by && (
            <p className={styles.small}>
              Consent confirmed by {image.consent.by}, <Moment at={image.consent.at} />
            </p>
          )}
        </Section>
        <Uses image={image} />
        <EraseImage image={image} />
      </div>
    </>
  )
}

const Description = ({ image }: { image: LibraryImage }) => {
  const { Form, state, data } = useFetcher<Outcome>()
  return (
    <Section title="What it shows">
      {data?.isSaved && <Alert kind="success">Saved.</Alert>}
      {data?.failure && <Alert kind="failure">{data.failure.reason}</Alert>}
      <Form method="post" className={styles.altForm}>
        <TextArea
          label="What does the picture show?"
          name="alt"
          rows={3}
          defaultValue={image.imageAlt}
          maxLength={limits.imageAlt}
          hint="For people who cannot see it: who does what, and where."
          error={data?.failure?.errors.alt}
        />
        <Button isBusy={state !== 'idle'}>Save</Button>
      </Form>
      <p className={styles.small}>
        {image.name && `${image.name}, `}
        {image.imageWidth} × {image.imageHeight}, added <Moment at={image.createdAt} />
      </p>
    </Section>
  )
}

const Uses = ({ image }: { image: LibraryImage }) => {
  const [isAsked, setAsked] = useState(false)
  const [alert, setAlert] = useState<string>()
  const close = (deletion: Deletion | undefined) => {
    setAsked(false)
    setAlert(deletion?.alert)
  }
  return (
    <Section title="Where it is used">
      {image.uses.length === 0 && <p>Not used yet.</p>}
      <UseList uses={image.uses} />
      {alert && <Alert kind="failure">{alert}</Alert>}
      <div>
        <DeleteButton name="this picture" onClick={() => setAsked(true)} />
      </div>
      {isAsked && (
        <DeleteDialog
          id={image._id}
          name={`“${imageTitle(image)}”`}
          consequence="This cannot be undone. A picture that is still in use is not deleted."
          onClose={close}
        />
      )}
    </Section>
  )
}
