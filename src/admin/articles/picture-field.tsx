import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { Field } from '#ui/field.tsx'
import { here, isFailure } from '../api.ts'
import { findPicture } from '../pictures/calls.ts'
import { Consent } from '../pictures/consent.tsx'
import { LibraryButton } from '../pictures/library-button.tsx'
import { pathOf } from '../pictures/paths.ts'
import { PictureSource, pictureTypes } from '../pictures/picture-source.tsx'
import { useSaying } from '../pictures/use-saying.ts'
import { useSending } from '../pictures/use-sending.ts'
import { savingOf } from '../pictures/words.ts'
import { useHeldForm } from '../writing/use-held-form.ts'
import type { FormTexts } from './drafts.ts'
import styles from './picture-field.module.css'

// Needed once there is a picture to ask about, and not before.
const SendingState = lazy(async () => ({ default: (await import('../pictures/sending-state.tsx')).SendingState }))
const PictureQuestions = lazy(async () => ({
  default: (await import('../pictures/picture-questions.tsx')).PictureQuestions,
}))

type Props = {
  feed: Feed
  article: Article | undefined
  texts: FormTexts | undefined
  errors: Record<string, string>
}

export const PictureField = ({ feed, article, texts, errors }: Props) => {
  const sending = useSending()
  const { file, told, picture, refusal, isUnderWay, send, choose } = sending
  useUndescribed(article, sending)
  const saying = useSaying(picture, choose)
  const [alt, setAlt] = useState(texts?.imageAlt ?? '')
  const panel = useRef<HTMLElement>(null)
  const isAwaited = useHeldForm(panel, isUnderWay)
  const chosen = useAddressOf(file)
  const shown = picture?.imageUrl ?? chosen ?? article?.imageUrl
  const isToDescribe = picture ? !picture.isDecorative : !file && Boolean(article?.imageAlt)
  const doubt = file && !picture && doubtAbout(file)
  return (
    <section ref={panel} className={styles.panel}>
      <PictureSource
        label="Image"
        name={picture ? undefined : feed.imageField}
        isRequired={feed.isImageRequired && article?.status !== 'published' && !article?.imageUrl && !picture}
        error={doubt || refusal || errors[feed.imageField] || errors.imageId}
        onFile={send}
      >
        {shown && <Preview key={shown} src={shown} alt={altOf(file !== undefined || picture !== undefined)} />}
      </PictureSource>
      <LibraryButton
        onChoose={(found) => {
          choose(found)
          setAlt(found.imageAlt ?? '')
        }}
      />
      {(file || picture) && <Consent {...{ file, picture }} isRequired say={saying.say} />}
      {picture && <input type="hidden" name="imageId" value={picture._id} />}
      {picture && told && (
        <p className={styles.saving} role="status">
          It is here: {savingOf(told)}
        </p>
      )}
      <Suspense>{isUnderWay && <SendingState told={told} isAwaited={isAwaited} />}</Suspense>
      <Field
        ref={(input) => input?.setCustomValidity(isToDescribe && !alt.trim() ? notDescribed : '')}
        required={isToDescribe}
        label="What does the picture show?"
        name="imageAlt"
        value={picture?.isDecorative ? '' : alt}
        readOnly={picture?.isDecorative}
        maxLength={limits.imageAlt}
        hint="For people who cannot see it."
        error={errors.imageAlt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <Suspense>{picture && <PictureQuestions picture={picture} saying={saying} />}</Suspense>
      {!picture && article?.imageId && (
        <Link className={styles.more} to={pathOf({ _id: article.imageId })}>
          Consent, and what must be seen of this picture
        </Link>
      )}
    </section>
  )
}

const notDescribed = 'Say what it shows, or that it is decoration.'

/** A picture that waits in a draft without words is asked about like a new one: only its own record knows the answers. */
const useUndescribed = (article: Article | undefined, { file, picture, choose }: ReturnType<typeof useSending>) => {
  const isChosen = useRef(false)
  isChosen.current = Boolean(file || picture)
  const id = article?.status === 'published' || article?.imageAlt ? undefined : article?.imageId
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and no answer takes the place of a choice.
  useEffect(() => {
    const ask = async () => {
      const found = id && (await findPicture(here(), id).catch(() => undefined))
      if (found && !isFailure(found) && !isChosen.current) choose(found)
    }
    void ask()
  }, [id])
}

const altOf = (isNew: boolean) => (isNew ? 'The picture you chose' : 'The picture it has now')

/** A file that is no picture shows nothing rather than a broken one. */
const Preview = ({ src, alt }: { src: string; alt: string }) => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? null : <img className={styles.preview} src={src} alt={alt} onError={() => setBroken(true)} />
}

/** Said at once and kindly; what is a picture and what is not, the server decides. */
const doubtAbout = (file: File) =>
  pictureTypes.includes(file.type) ? undefined : `“${file.name}” does not look like a picture that can be shown here.`

const useAddressOf = (file: File | undefined) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
