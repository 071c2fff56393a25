/** A letter as one reader would get it, before anybody does. */
import type { CampaignProof } from '#shared/shapes/newsletter.ts'
import type { Database } from '../database/open.ts'
import { fillWith } from '../email/compose.ts'
import { type Clock, hours } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { bytesOf } from './checks.ts'
import { findCampaign } from './newsletter-row.ts'
import { leaveLink } from './render.ts'
import { readersOf, type SendingParts } from './sending.ts'

type Parts = Pick<SendingParts, 'write' | 'check' | 'leaveToken'> & {
  db: Database
  clock: Clock
  signature: LinkSignature
}

const use = 'proof'
const lifetime = hours(1)

export const createProofs = ({ db, clock, signature, write, check, leaveToken }: Parts) => {
  const asRead = async (id: string, site: string) => {
    const row = await findCampaign(db, id)
    const letter = await write(row, site)
    return { row, letter, fill: fillWith({ leave: leaveLink(site, await leaveToken('nobody')) }) }
  }
  return {
    proof: async (id: string, site: string): Promise<CampaignProof> => {
      const { row, letter, fill } = await asRead(id, site)
      const { total } = await readersOf(db, { ...row, queued_through: '' })
        .select((make) => make.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return {
        findings: await check(row, letter, site),
        look: await signature.sign(use, `${id}.${clock().getTime() + lifetime}`),
        text: fill(letter.text),
        bytes: bytesOf(letter),
        readers: Number(total),
      }
    },
    /** For whoever has the look of a proof: the page inside a frame cannot show a token of its own. */
    look: async (look: string, site: string) => {
      const [id = '', ends = ''] = (await signature.wordsIn(use, look))?.split('.') ?? []
      if (!(Number(ends) > clock().getTime())) throw new NotFound('This look at a letter has ended.')
      const { letter, fill } = await asRead(id, site)
      return fill(letter.html)
    },
  }
}
