/** The privacy page of a site with the usual settings, or with others. */
import type { PrivacyFacts } from '#shared/shapes/privacy.ts'
import Privacy from '#site/privacy/privacy.tsx'

export const usualFacts: PrivacyFacts = {
  changedOn: '2026-01-01',
  messageMonths: 12,
  historyMonths: 12,
  backups: { everyHours: 24, keep: 7 },
  sendsEmail: true,
  hasGifts: false,
  hasRemoteDatabase: false,
}

export const PrivacyPage = ({ facts = {} }: { facts?: Partial<PrivacyFacts> }) => (
  <Privacy loaderData={{ ...usualFacts, ...facts }} />
)
