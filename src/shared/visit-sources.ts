/** The kinds of sources of visits (referrers). Only these are counted, never an address. */
export const visitSources = ['direct', 'search', 'whatsapp', 'facebook', 'social', 'email', 'website'] as const
export type VisitSource = (typeof visitSources)[number]
