import { useState } from 'react'
import { Link, redirect, useFetcher } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { imagesPath } from '#shared/paths.ts'
import type { ImageUse, LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { type Failure, isFailure } from '../api.ts'
import { DeleteButton } from '../lists/deletable-table.tsx'
import { DeleteDialog, type Deletion } from '../lists/delete-dialog.tsx'
import { LoadFailure } from '../lists/failed.tsx'
import { Moment } from '../moment.tsx'
import { newsletterPath } from '../newsletters/calls.ts'
import { PageHeading } from '../page-heading.tsx'
import { Section } from '../section.tsx'
import { showToast } from '../toast.ts'
import type { Route } from './+types/image'
import { requestImage, requestRemoval, saveImageMetadata } from './calls.ts'
import { ConsentField } from './consent.tsx'
import styles from './image.module.css'
import { ImageDetails } from './image-details.tsx'
import { imageTitle } from './image-texts.ts'
import { useMetadataQueue } from './save-queue.ts'

type Outcome = Deletion & { failure?: Failure; isSaved?: boolean }

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) => requestImage(request, id)

export const clientAction = async ({
  request,
  params: { id },
}: Route.ClientActionArgs): Promise<Outcome | Response> => {
  if (request.method === 'DELETE') return remove(request, id)
  const alt = String((await request.formData()).get('alt') ?? '')
  const outcome = await saveImageMetadata(request, id, { alt })
  return isFailure(outcome) ? { failure: outcome } : { isSaved: true }
}

const remove = async (request: Request, id: string): Promise<Outcome | Response> => {
  const outcome = await requestRemoval(request, id)
  if (isFailure(outcome)) return { alert: outcome.reason }
  showToast({ on: imagesPath, text: 'The picture is deleted.' })
  return redirect(imagesPath)
}

const back = { to: imagesPath, text: 'Back to Pictures' }

export default function Picture({ loaderData }: Route.ComponentProps) {
  if (!isFailure(loaderData)) return <OnePicture key={loaderData._id} found={loaderData} />
  return (
    <>
      <PageHeading title="Picture" back={back} />
      <LoadFailure text="The picture could not be loaded." reason={loaderData.reason} />
    </>
  )
}

const OnePicture = ({ found }: { found: LibraryImage }) => {
  const [changed, setPicture] = useState<LibraryImage>()
  // What was typed and saved comes with the page; what is ticked stands here at once.
  const picture = changed ? { ...found, ...changed, imageAlt: found.imageAlt } : found
  const saying = useMetadataQueue(picture, setPicture)
  return (
    <>
      <PageHeading title={imageTitle(picture)} back={back} />
      <div className={styles.sections}>
        <Words picture={picture} />
        <Section title="About this picture">
          <ConsentField picture={picture} say={saying.say} />
          <ImageDetails picture={picture} saying={saying} />
          {picture.consent?.by && (
            <p className={styles.small}>
              Consent confirmed by {picture.consent.by}, <Moment at={picture.consent.at} />
            </p>
          )}
        </Section>
        <Uses picture={picture} />
      </div>
    </>
  )
}

const Words = ({ picture }: { picture: LibraryImage }) => {
  const { Form, state, data } = useFetcher<Outcome>()
  return (
    <Section title="What it shows">
      {data?.isSaved && <Alert kind="success">Saved.</Alert>}
      {data?.failure && <Alert kind="failure">{data.failure.reason}</Alert>}
      <Form method="post" className={styles.form}>
        <TextArea
          label="What does the picture show?"
          name="alt"
          rows={3}
          defaultValue={picture.imageAlt}
          maxLength={limits.imageAlt}
          hint="For people who cannot see it: who does what, and where."
          error={data?.failure?.errors.alt}
        />
        <Button isBusy={state !== 'idle'}>Save</Button>
      </Form>
      <p className={styles.small}>
        {picture.name && `${picture.name}, `}
        {picture.imageWidth} × {picture.imageHeight}, added <Moment at={picture.createdAt} />
      </p>
    </Section>
  )
}

const Uses = ({ picture }: { picture: LibraryImage }) => {
  const [isAsked, setAsked] = useState(false)
  const [alert, setAlert] = useState<string>()
  const close = (deletion: Deletion | undefined) => {
    setAsked(false)
    setAlert(deletion?.alert)
  }
  return (
    <Section title="Where it is used">
      {picture.uses.length === 0 && <p>Nowhere yet.</p>}
      <ul className={styles.uses}>
        {picture.uses.map((use) => (
          <li key={`${use.kind} ${use._id}`}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
      {alert && <Alert kind="failure">{alert}</Alert>}
      <div>
        <DeleteButton name="this picture" onClick={() => setAsked(true)} />
      </div>
      {isAsked && (
        <DeleteDialog
          id={picture._id}
          name={`“${imageTitle(picture)}”`}
          consequence="It is gone for good. A picture that something still uses is not deleted."
          onClose={close}
        />
      )}
    </Section>
  )
}

const UseLink = ({ use: { kind, _id, title, isRemoved } }: { use: ImageUse }) => {
  if (kind === 'newsletter') return <Link to={newsletterPath(_id)}>{title || 'A newsletter without a subject'}</Link>
  const feed = [newsFeed, blogFeed].find((each) => each.kind === kind)
  if (!feed) return <>The site’s own words: {title}</>
  if (isRemoved) return <>{title || 'An article without a title'} (in the trash)</>
  return <Link to={`${feed.editPath}/${_id}`}>{title || 'An article without a title'}</Link>
}
