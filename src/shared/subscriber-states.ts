/** The state of a subscriber; only confirmed ones get newsletters. */
export const subscriberStates = ['confirmed', 'waiting', 'bounced', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** How a subscriber was added; missing for subscribers from before this was recorded. */
export const subscriberSources = ['form', 'api', 'import', 'file', 'hand'] as const
export type SubscriberSource = (typeof subscriberSources)[number]
