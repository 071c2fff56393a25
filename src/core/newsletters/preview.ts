/** Previews a newsletter as one recipient would get it: its checks, and a link to its page that works for an hour. */
import type { NewsletterChecks } from '#shared/shapes/newsletter.ts'
import { fillVariables } from '../email/compose.ts'
import type { SendingQuota } from '../email/mail-account.ts'
import { type Clock, hours } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { bytesOf, type CheckDeps, issuesIn } from './checks.ts'
import { findNewsletter } from './newsletter-row.ts'
import { type NewsletterRenderer, noRecipient } from './render.ts'
import { sendingHours } from './result.ts'
import { countRecipients } from './sending.ts'

type PreviewDeps = CheckDeps & {
  clock: Clock
  signature: LinkSignature
  renderer: NewsletterRenderer
  quota: SendingQuota
}

const use = 'newsletter preview'
const lifetime = hours(1)

export const createPreviews = (deps: PreviewDeps) => {
  const { db, clock, signature, renderer, quota } = deps
  const renderOne = async (id: string, site: string) => {
    const row = await findNewsletter(db, id)
    const fill = fillVariables(await renderer.variablesFor(noRecipient, site))
    return { row, rendered: await renderer.render(row, site), fill }
  }
  return {
    check: async (id: string, site: string): Promise<NewsletterChecks> => {
      const { row, rendered, fill } = await renderOne(id, site)
      const readers = await countRecipients(db, row)
      return {
        issues: await issuesIn(deps, row, rendered, site),
        previewToken: await signature.sign(use, `${id}.${clock().getTime() + lifetime}`),
        text: fill(rendered.text),
        bytes: bytesOf(rendered),
        readers,
        hours: sendingHours(readers, quota),
        perHour: quota.perHour,
      }
    },
    /** The HTML page. The token stands in for a session, which a page inside a frame does not have. Throws NotFound. */
    preview: async (token: string, site: string) => {
      const [id = '', ends = ''] = (await signature.verify(use, token))?.split('.') ?? []
      if (!(Number(ends) > clock().getTime())) throw new NotFound('This preview link has expired.')
      const { rendered, fill } = await renderOne(id, site)
      return fill(rendered.html)
    },
  }
}
