/** The texts about being offline, for pages and the service worker. */
import { emergencyNumber } from '#shared/country/country.ts'

export const offlineWording = {
  title: 'Saved on this device',
  offline: 'You are offline',
  unreachable: 'This site cannot be reached',
  notCached: 'The page you asked for is not saved on this device.',
  copy: (day: string) => `This copy was saved on this device on ${day}.`,
  cachedOn: (day: string) => `saved on ${day}`,
  waits: 'It will be sent when you are online again.',
  wasRefused: 'It could not be sent. Open this site while online to correct it.',
  seeWhatWaits: 'See what is waiting',
  tryAgain: 'Try again',
  discard: 'Discard',
  retry: 'Correct it',
  close: 'Close',
  noticeLabel: 'What was waiting on this device',
  waitedSince: 'Thank you. It had been waiting on this device since',
  requests: { contact: 'Your message', subscribe: 'Your subscription' },
} as const

/** Not in the service worker, which is the same in every country. */
export const queuedWording = {
  contact: `Thank you. You are offline, so your message is saved on this device. We will send it when you are online again and tell you here. Is someone in danger? Call ${emergencyNumber} now.`,
  subscribe:
    'Thank you. You are offline, so your email address is saved on this device. We will send it when you are online again and tell you here.',
}
