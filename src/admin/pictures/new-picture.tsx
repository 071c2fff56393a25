import { useEffect } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { PictureSource } from './picture-source.tsx'
import { SendingState } from './sending-state.tsx'
import { useSending } from './use-sending.ts'

/** On the page of the picture everything is asked that has to be said about it. */
export const NewPicture = ({ onDone }: { onDone: (picture: LibraryImage) => void }) => {
  const { picture, told, refusal, isUnderWay, send, choose } = useSending()
  useEffect(() => {
    if (!picture) return
    choose()
    onDone(picture)
  })
  return (
    <>
      <PictureSource label="New picture" error={refusal} onFile={send} />
      {isUnderWay && <SendingState told={told} />}
    </>
  )
}
