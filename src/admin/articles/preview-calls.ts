import type { Feed } from '#shared/feeds.ts'
import { adminApi, bodyOf, here, withId } from '../api.ts'

/** A secret link to the article as it is being written, for whoever should look at it before readers do. */
export const createDraftLink = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$post(withId(id)))

export const removeDraftLinks = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id']['draft-link'].$delete(withId(id)))

/** The first words of a text, as cards and search engines show them. */
export const renderExcerpt = (content: string) =>
  bodyOf(async () => adminApi(here()).preview.$post({ json: { content } }))
