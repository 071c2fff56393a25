/**
 * The facts from the settings that the privacy page (privacy policy) states, and the day on which they last changed.
 */
import { createHash } from 'node:crypto'
import type { Config } from '#config.ts'
import { contact, organisation } from '#shared/content/frame.ts'
import type { PrivacyFacts } from '#shared/shapes/privacy.ts'
import type { Database } from '../database/tables.ts'
import { hasGifts } from '../gifts/details-row.ts'
import { type Clock, today } from '../lib/clock.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'

type PrivacyDeps = {
  config: Config
  db: Database
  clock: Clock
  settings: Settings
  siteContent: SiteContentStore
  outbox: Outbox
}
type Outbox = { sends: () => Promise<boolean> }
type Change = { hash: string; on: string }

const settingName = 'privacy.changed'

export const createPrivacyFacts = ({ config, db, clock, settings, siteContent, outbox }: PrivacyDeps) => {
  const currentFacts = async () => ({
    ...factsOf(config),
    sendsEmail: await outbox.sends(),
    hasGifts: await hasGifts(db, clock),
  })
  const lastChange = async (): Promise<Change | undefined> => {
    const saved = await settings.find(settingName)
    return saved ? JSON.parse(saved) : undefined
  }
  const currentHash = async () => {
    const edited = await siteContent.edited()
    const named = [edited.organisation ?? organisation, edited.contact ?? contact]
    return createHash('sha256')
      .update(JSON.stringify([await currentFacts(), ...named]))
      .digest('base64url')
  }
  return {
    find: async (): Promise<PrivacyFacts> => ({
      ...(await currentFacts()),
      changedOn: (await lastChange())?.on ?? today(clock),
    }),
    /** Saves the day if a fact has changed. Call it at the start, and after a change of the site content. */
    noteChange: async () => {
      const hash = await currentHash()
      if ((await lastChange())?.hash === hash) return
      await settings.save(settingName, JSON.stringify({ hash, on: today(clock) } satisfies Change))
    },
  }
}

const factsOf = (config: Config): Omit<PrivacyFacts, 'changedOn' | 'sendsEmail' | 'hasGifts'> => ({
  messageMonths: config.messageMonths,
  historyMonths: config.historyMonths,
  backups: { everyHours: config.backups.everyHours, keep: config.backups.keep },
  hasRemoteDatabase: isRemote(config.databaseUrl),
  pictureStore: config.objectStore && {
    host: new URL(config.objectStore.publicUrl || config.objectStore.endpoint).hostname,
    isPublic: config.objectStore.publicUrl !== '',
  },
})

const ownHosts = ['', 'localhost', '127.0.0.1', '[::1]']

/** The database is on another machine. An address without a host names a socket on this machine, or no database. */
const isRemote = (databaseUrl: string) => !ownHosts.includes(URL.parse(databaseUrl)?.hostname ?? '')

/** Wraps the site content: each of its changes may change the date of the privacy page. */
export const notingPrivacy = (siteContent: SiteContentStore, noteChange: () => Promise<void>): SiteContentStore => {
  const noted =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      const result = await work(...given)
      await noteChange()
      return result
    }
  return { ...siteContent, change: noted(siteContent.change), restore: noted(siteContent.restore) }
}
