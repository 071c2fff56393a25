/** The whole way from a title to the file of its preview. Loaded in the workshop alone, fonts and all. */
import { wording } from '#shared/wording.ts'
import { previewDrawing } from './drawing.ts'
import { openLettering } from './lettering.ts'
import { render } from './render.ts'

/** `seed` chooses the pattern where there is no picture. */
export const drawPreview = async (title: string, seed: string, picture?: Uint8Array) => {
  const lettering = await openedLettering()
  const words = lettering.drawable(title) || lettering.drawable(wording.motto)
  return render(previewDrawing(lettering, words, seed, picture !== undefined), picture)
}

let opened: ReturnType<typeof openLettering> | undefined
/** At the first preview: whoever makes other pictures never reads the font. */
const openedLettering = () => {
  opened ??= openLettering()
  return opened
}
