/** The lists that people page through, each in an order of its own, the newest first. */
import type { AliasedSelectQueryBuilder } from 'kysely'
import { blogFeed, type Kind, newsFeed } from '#shared/feeds.ts'
import { type KeptFolder, keptFolders } from '#shared/folders.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import { type SubscriberState, subscriberStates } from '#shared/subscriber-states.ts'
import type { Database } from '../database/open.ts'
import { isInFolder } from '../messages/folders.ts'
import { hasNotLeft, isSubscriber } from '../subscribers/states.ts'

/** A row's place in its list. */
export type Place = { at: string; id: string }
export type List = { name: string; rows: (db: Database) => AliasedSelectQueryBuilder<Place, 'row'> }

export const messageList: List = {
  name: 'messages',
  rows: (db) => db.selectFrom('messages').select(['created_at as at', 'id']).as('row'),
}

/** What lies in a folder: what is urgent comes first. */
export const folderList = (folder: KeptFolder): List => ({
  name: `messages/${folder}`,
  rows: (db) => db.selectFrom('messages').select(['sort_at as at', 'id']).where(isInFolder(folder)).as('row'),
})

const messageLists = [messageList, ...keptFolders.map(folderList)]

/** Everybody who has not left; with a state, whoever is in it. */
export const subscriberList = (state?: SubscriberState): List => ({
  name: state ? `subscribers/${state}` : 'subscribers',
  rows: (db) =>
    db
      .selectFrom('subscribers')
      .select(['created_at as at', 'id'])
      .where(state ? isSubscriber(state) : hasNotLeft)
      .as('row'),
})

const subscriberLists = [subscriberList(), ...subscriberStates.map(subscriberList)]

/** Of one kind, and with a language only what is written in it. */
export const articleList = (kind: Kind, language?: Language): List => ({
  name: language ? `${kind}/${language}` : kind,
  rows: (db) =>
    db
      .selectFrom('articles')
      .select(['updated_at as at', 'id'])
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .where('published_at', 'is not', null)
      .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
      .as('row'),
})

const listsOf = (kind: Kind) => [articleList(kind), ...languageTags.map((tag) => articleList(kind, tag))]

export const allLists = [...listsOf(newsFeed.kind), ...listsOf(blogFeed.kind), ...messageLists, ...subscriberLists]
