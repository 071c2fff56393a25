/** Letters to all readers, from the first word to the last number. */

import type { SiteContent } from '#shared/content/words.ts'
import { limits } from '#shared/limits.ts'
import type { CampaignChange, NewCampaign, Sending, WholeLetter } from '#shared/shapes/newsletter.ts'
import type { Database } from '../database/open.ts'
import type { createQueue } from '../email/queue.ts'
import { findImages } from '../images/images.ts'
import { responsiveImages } from '../images/markdown-images.ts'
import { imageIdsInText } from '../images/stored-image.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { toHtml } from '../lib/markdown.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { findingsIn, sentencesOf, tryPurpose } from './checks.ts'
import { changeCampaign, draftCampaign, removeCampaign } from './drafts.ts'
import { createSteering } from './lifecycle.ts'
import { findCampaign, missing, toCampaign, toPublicLetter } from './newsletter-row.ts'
import { toPlainText } from './plain-text.ts'
import { createProofs } from './preview-link.ts'
import { leaveLink, letterText, postalLine, type Written } from './render.ts'
import { shownResult, writeResultsDown } from './result.ts'
import { type SendingParts, sendDue } from './sending.ts'

type Parts = Pick<SendingParts, 'db' | 'clock' | 'leaveToken'> & {
  outbox: ReturnType<typeof createQueue>
  signature: LinkSignature
  /** Where the organisation is. */
  contact: () => Promise<SiteContent['contact']>
}

export const createCampaigns = (parts: Parts) => {
  const { db, clock, outbox, leaveToken, contact } = parts
  const write = async (written: Written, site: string) =>
    letterText(written, site, await contact(), await picturesIn(db, written))
  const { send, ...steering } = createSteering(db, clock)
  const find = async (id: string) => {
    const row = await findCampaign(db, id)
    return toCampaign(row, await shownResult(db, clock, row))
  }
  const check: SendingParts['check'] = async (written, letter, site) =>
    findingsIn(db, written, letter, postalLine(await contact()) !== '', site)
  const { proof, look } = createProofs({ ...parts, write, check })
  return {
    ...steering,
    draft: (fields: NewCampaign) => draftCampaign(db, clock, fields),
    change: (id: string, change: CampaignChange) => changeCampaign(db, clock, id, change),
    remove: (id: string) => removeCampaign(db, id),
    list: (page: number, limit: number) => listCampaigns(db, clock, page, limit),
    find,
    proof,
    look,
    /** As a reader would get it; its link to leave lets nobody go. */
    sendTo: async (to: string, id: string, site: string) => {
      const text = await write(await findCampaign(db, id), site)
      const variables = { leave: leaveLink(site, await leaveToken('nobody')) }
      const subject = `Try: ${text.subject || 'no subject yet'}`.slice(0, limits.letterSubject).toWellFormed()
      await db
        .transaction()
        .execute((trx) => outbox.queue(trx, { ...text, subject, purpose: tryPurpose, to, variables }))
    },
    /** Throws Refused while something must be mended, or somebody has not said that it goes out all the same. */
    send: async (id: string, { at, isChecked = false }: Sending, site: string) => {
      const found = (await proof(id, site)).findings.filter(({ mustMend }) => mustMend || !isChecked)
      if (found.length > 0) throw new Refused({ isChecked: sentencesOf(found) })
      return send(id, at)
    },
    sendDue: (site: string) => sendDue({ db, clock, outbox, leaveToken, write, check }, site),
    tidy: () => writeResultsDown(db, clock),
    listPublic: (page: number, limit: number) => listPublic(db, page, limit),
    findPublic: (id: string, site: string) => findPublic(db, id, site),
  }
}

const picturesIn = (db: Database, { content }: Pick<Written, 'content'>) => findImages(db, imageIdsInText(content))

const listCampaigns = async (db: Database, clock: Clock, page: number, limit: number) => {
  const rows = await db
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  const { total } = await db
    .selectFrom('newsletters')
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const found = []
  for (const row of rows) found.push(toCampaign(row, await shownResult(db, clock, row)))
  return toPage(found, Number(total), page, limit)
}

const listPublic = async (db: Database, page: number, limit: number) => {
  const all = db.selectFrom('newsletters').where('started_at', 'is not', null)
  const rows = await all
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  const { total } = await all.select((make) => make.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return toPage(rows.map(toPublicLetter), Number(total), page, limit)
}

const findPublic = async (db: Database, id: string, site: string): Promise<WholeLetter> => {
  const row = await findCampaign(db, id)
  if (!row.started_at) return missing()
  return {
    ...toPublicLetter(row),
    contentHtml: toHtml(row.content, responsiveImages(await picturesIn(db, row))),
    text: toPlainText(row.content, site),
  }
}
