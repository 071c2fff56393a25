/**
 * The image of an article: a new file (upload) or one from the library, its description (alt text), and the consent of
 * the people in it.
 */
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'
import { fieldsOf } from '#ui/field.tsx'
import { here, isFailure } from '../api.ts'
import { AltField } from '../images/alt-field.tsx'
import { imagePath, requestImage } from '../images/calls.ts'
import { ConsentField } from '../images/consent.tsx'
import { ImageInput, imageTypes } from '../images/image-input.tsx'
import { savingText } from '../images/image-texts.ts'
import { LibraryButton } from '../images/library-button.tsx'
import { type MetadataQueue, useMetadataQueue } from '../images/save-queue.ts'
import { type ImageUpload, useImageUpload } from '../images/use-upload.ts'
import { useHeldForm } from '../writing/use-held-form.ts'
import styles from './article-editor.module.css'
import type { FormTexts } from './drafts.ts'
import { openPointHash } from './open-points.ts'

// Loaded only if there is an image to describe.
const UploadStatus = lazy(async () => ({ default: (await import('../images/new-image.tsx')).UploadStatus }))
const ImageDetails = lazy(async () => ({
  default: (await import('../images/image-details.tsx')).ImageDetails,
}))

type Props = {
  feed: Feed
  article: Article | undefined
  /** The form adds the article. Only this form requires a picture, and only for news. */
  isNew: boolean
  /** A rule of the organisation. */
  mustHaveConsent: boolean
  /** Where rarely needed controls are shown. */
  more: HTMLElement | null
  texts: FormTexts
  errors: Record<string, string>
}

export const PictureField = (props: Props) => {
  const { article, texts, errors, more } = props
  const upload = useImageUpload()
  const { file, image, isUploading, choose } = upload
  useSavedImage(article, texts.imageId, upload)
  const metadataQueue = useMetadataQueue(image, choose)
  const [alt, setAlt] = useState(texts.imageAlt)
  const chooseFound = (found: LibraryImage) => {
    choose(found)
    setAlt(found.imageAlt ?? '')
  }
  const panel = useRef<HTMLElement>(null)
  const isChanged = image && image._id !== article?.imageId
  useInputEvent(panel, isChanged ? image._id : '', texts.imageId)
  const isAwaited = useHeldForm(panel, isUploading)
  const [isRemoved, setRemoved] = useState(false)
  const isLeftOut = isRemoved && !file && !image
  const remove = (isWanted: boolean) => {
    choose()
    setAlt(isWanted ? '' : texts.imageAlt)
    setRemoved(isWanted)
  }
  return (
    <section ref={panel} className={styles.box}>
      <ChosenPicture {...props} article={isLeftOut ? undefined : article} upload={upload} />
      {!props.feed.isImageRequired && (file || image || article?.imageId) && (
        <RemovalButton isLeftOut={isLeftOut} onChange={remove} />
      )}
      <PictureConsent {...props} {...{ upload, isLeftOut }} save={metadataQueue.save} />
      {isChanged && <input type="hidden" name="imageId" value={image._id} />}
      {(file || image || article?.imageId) && !isLeftOut && (
        <AltField
          {...fieldsOf(errors)('imageAlt')}
          value={image?.isDecorative ? '' : alt}
          readOnly={image?.isDecorative}
          onChange={({ target }) => setAlt(target.value)}
        />
      )}
      {/* Below the questions, so that they stay where they are while somebody answers them. */}
      <Progress upload={upload} isAwaited={isAwaited} />
      {more &&
        createPortal(
          <>
            <LibraryButton onChoose={chooseFound} />
            <Suspense>{image && <ImageDetails image={image} queue={metadataQueue} />}</Suspense>
            {!image && !isLeftOut && <SavedDetails imageId={article?.imageId} />}
          </>,
          more,
        )}
    </section>
  )
}

type ConsentProps = Props & { upload: ImageUpload; isLeftOut: boolean; save: MetadataQueue['save'] }

const PictureConsent = ({ errors, mustHaveConsent, upload: { file, image }, isLeftOut, save }: ConsentProps) => {
  const { hash } = useLocation()
  if (isLeftOut || !(file || image)) return null
  const isWanted = hash === openPointHash('consent')
  return <ConsentField {...{ file, image, save, isWanted }} isRequired={mustHaveConsent} error={errors.consent} />
}

const Progress = ({ upload, isAwaited }: { upload: ImageUpload; isAwaited: boolean }) => {
  const { image, progress, isUploading } = upload
  return (
    <>
      {image && progress && (
        <p className="soft" role="status">
          Uploaded: {savingText(progress)}
        </p>
      )}
      <Suspense>{isUploading && <UploadStatus progress={progress} isAwaited={isAwaited} />}</Suspense>
    </>
  )
}

const SavedDetails = ({ imageId }: { imageId: string | undefined }) =>
  imageId && (
    <Link className="tap" to={imagePath({ _id: imageId })}>
      Focal point
    </Link>
  )

type RemovalProps = { isLeftOut: boolean; onChange: (isWanted: boolean) => void }

/** For articles that need no picture. Saving removes it. */
const RemovalButton = ({ isLeftOut, onChange }: RemovalProps) => (
  <div>
    {isLeftOut && (
      <>
        <input type="hidden" name="removeImage" value="true" />
        <p role="status">The picture will be removed when you save.</p>
      </>
    )}
    <Button type="button" variant="outline" onClick={() => onChange(!isLeftOut)}>
      {isLeftOut ? 'Keep the picture' : 'Remove the picture'}
    </Button>
  </div>
)

const ChosenPicture = ({ feed, article, isNew, errors, upload }: Props & { upload: ImageUpload }) => {
  const { file, image, refusal, send } = upload
  const chosen = useObjectUrl(file)
  const shown = image?.imageUrl ?? chosen ?? article?.imageUrl
  const warning = file && !image && warningAbout(file)
  return (
    <ImageInput
      label="Image"
      name={image ? undefined : feed.imageField}
      isRequired={isNew && feed.isImageRequired && !article?.imageUrl && !image}
      error={warning || refusal || errors[feed.imageField] || errors.imageId}
      onFile={send}
    >
      {shown && <ShownPicture key={shown} src={shown} alt={altOf(file !== undefined || image !== undefined)} />}
    </ImageInput>
  )
}

/** Choosing an image changes the form, too: autosave saves it, so that it survives a reload and is in the preview. */
const useInputEvent = (panel: RefObject<HTMLElement | null>, imageId: string, saved: string) => {
  const before = useRef(saved)
  useEffect(() => {
    if (imageId === before.current || (imageId === '' && before.current === saved)) return
    before.current = imageId
    panel.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [panel, imageId, saved])
}

/** Loads the image of the article, or the one that was chosen and not saved, with the saved answers about it. */
const useSavedImage = (article: Article | undefined, chosenId: string, { file, image, choose }: ImageUpload) => {
  const isChosen = useRef(false)
  isChosen.current = Boolean(file || image)
  const id = chosenId || article?.imageId
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and the answer never replaces what the user has chosen.
  useEffect(() => {
    const ask = async () => {
      const found = id && (await requestImage(here(), id).catch(() => undefined))
      if (found && !isFailure(found) && !isChosen.current) choose(found)
    }
    void ask()
  }, [id])
}

const altOf = (isNew: boolean) => (isNew ? 'The chosen picture' : 'The current picture')

/** A file that is not an image shows no preview, instead of a broken one. */
const ShownPicture = ({ src, alt }: { src: string; alt: string }) => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? null : <img className={styles.preview} src={src} alt={alt} onError={() => setBroken(true)} />
}

/** A first check by the MIME type; the server checks the file's first bytes. */
const warningAbout = (file: File) =>
  imageTypes.includes(file.type) ? undefined : `“${file.name}” is not a picture that can be used here.`

const useObjectUrl = (file: File | undefined) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
