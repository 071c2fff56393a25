import type { ApiClient } from '#page/api-client.ts'
import type { Kind } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { type LoadResult, loadResult } from '../articles/load-result.ts'

export type PreviewAnswer = LoadResult<{ kind: Kind; article: Article; endsAt: string }>

export const previewOf = (api: ApiClient, token: string) =>
  loadResult<PreviewAnswer>(async () => {
    const response = await api['draft-links'][':token'].$get({ param: { token: encodeURIComponent(token) } })
    if (response.status === 404) return { is: 'missing' }
    if (!response.ok) return { is: 'failed' }
    const { kind, article, endsAt } = await response.json()
    // With the date that it will have.
    return { is: 'found', kind, endsAt, article: { ...article, updatedAt: article.publishAt ?? article.updatedAt } }
  })
