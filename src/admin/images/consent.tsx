import { useEffect, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Tick } from '../tick.tsx'
import type { MetadataQueue } from './save-queue.ts'

type Props = {
  /** On its way; the answer is kept as soon as the picture is there. */
  file?: File | undefined
  picture: LibraryImage | undefined
  /** Then nothing is published without an answer. */
  isRequired?: boolean
  error?: string | undefined
  say: MetadataQueue['say']
}

/** One question for two cases, since either answer means the same: it may be shown. */
export const ConsentField = ({ file, picture, isRequired, error, say }: Props) => {
  const [agreed, agree] = useState<File>()
  const keep = (hasConsent: boolean) =>
    say({ hasConsent }, { consent: hasConsent ? { at: new Date().toISOString(), by: '' } : undefined })
  const isAgreed = file !== undefined && file === agreed
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was agreed to has arrived.
  useEffect(() => {
    if (picture && isAgreed && !picture.consent) keep(true)
  }, [picture?._id])
  const answer = (hasConsent: boolean) => {
    agree(hasConsent ? file : undefined)
    keep(hasConsent)
  }
  return (
    <Tick
      label="Everyone recognisable agreed to this use, and a parent of anyone under 18. Or nobody can be recognised."
      isTicked={isAgreed || picture?.consent !== undefined}
      isRequired={isRequired}
      error={error}
      onChange={answer}
    />
  )
}
