import { answerFile } from './answer-file.ts'
import { keptFiles, picturesCache } from './kept.ts'
import type { Asked } from './scope.ts'

/** A picture has many files, and a page that was made later may ask for others: without a network any of them will do. */
export const answerPicture = (event: Asked): Promise<Response> =>
  answerFile(event, picturesCache).catch(async (failure) => {
    const [picture] = /\/media\/[0-9a-z]+/.exec(event.request.url) ?? []
    const [other] = await keptFiles(picturesCache, (url) => new RegExp(`${picture}[-.]`).test(url))
    if (!other) throw failure
    return other
  })
