import { useEffect, useState } from 'react'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { Field } from '#ui/field.tsx'
import { tooLargeSentence } from './actions.ts'
import type { Draft } from './drafts.ts'
import styles from './picture-field.module.css'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const hint = `JPEG, PNG, WebP, AVIF or GIF, up to ${limits.imageBytes / 1024 / 1024} MB. We make it small for you.`

type Props = {
  feed: Feed
  article: Article | undefined
  texts: Draft | undefined
  errors: Record<string, string>
}

export const PictureField = ({ feed, article, texts, errors }: Props) => {
  const [chosen, setChosen] = useState<File>()
  const preview = useAddressOf(chosen) ?? article?.imageUrl
  return (
    <section className={styles.panel}>
      <div className={styles.drop}>
        {preview && (
          <Preview key={preview} src={preview} alt={chosen ? 'The picture you chose' : 'The picture it has now'} />
        )}
        <Field
          label="Image"
          type="file"
          name={feed.imageField}
          accept={types.join(',')}
          required={feed.isImageRequired && !article}
          hint={hint}
          error={chosen ? (doubtAbout(chosen) ?? errors[feed.imageField]) : errors[feed.imageField]}
          onChange={({ target }) => setChosen(target.files?.[0])}
        />
      </div>
      <Field
        label="What does the picture show?"
        name="imageAlt"
        defaultValue={texts?.imageAlt}
        hint="For people who cannot see it."
        error={errors.imageAlt}
      />
    </section>
  )
}

/** A file that is no picture shows nothing rather than a broken one. */
const Preview = ({ src, alt }: { src: string; alt: string }) => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? null : <img src={src} alt={alt} onError={() => setBroken(true)} />
}

/** Said at once and kindly; what is a picture and what is not, the server decides. */
const doubtAbout = (file: File) => {
  if (file.size > limits.imageBytes) return tooLargeSentence(file)
  return types.includes(file.type) ? undefined : `“${file.name}” does not look like a picture that can be shown here.`
}

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
