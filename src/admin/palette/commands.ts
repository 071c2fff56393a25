/** The entries of the command palette without a search: pages, parts of pages, actions, and the public pages. */

import { sectionNames, sections } from '#shared/content/sections.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import {
  accountPath,
  backupsPath,
  cardPath,
  contactPath,
  deliverabilityPath,
  filesPath,
  genotypePath,
  givingDetailsPath,
  helpPath,
  imagesPath,
  messagesPath,
  peoplePath,
  personalDataPath,
  replySettingsPath,
  subscribersPath,
} from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import { areasFor, beginningsFor } from '../areas.ts'
import { newEventPath } from '../events/calls.ts'
import { folderWords } from '../messages/inbox-filter.ts'
import { newPlacePath } from '../places/calls.ts'
import { sectionPath } from '../site-content/calls.ts'
import { saveTheme, themes } from '../theme.ts'

/**
 * `kind`: the kind of entry, shown beside the text. `words`: other words that people type for it. `run`: an action on
 * this device, instead of a page.
 */
export type Command = { text: string; kind: string; words?: string | undefined } & (
  | { to: string; isPublic?: boolean }
  | { run: () => void }
)

type User = { role: string }

type Shortcut = { text: string; to: string; needs?: Permission; words?: string }

/** Actions that start on a page, with the words that people search for. */
const shortcuts: Shortcut[] = [
  { text: 'Add pictures', to: imagesPath, needs: 'articles.write' },
  { text: 'Add a subscriber', to: subscribersPath, needs: 'subscribers.write' },
  { text: 'Import subscribers', to: `${subscribersPath}/import`, needs: 'subscribers.write' },
  { text: 'Invite a person', to: peoplePath, needs: 'people.write' },
  { text: 'Make a backup', to: backupsPath, needs: 'backups.write' },
  {
    text: 'Connect an email account',
    to: deliverabilityPath,
    needs: 'outbox.read',
    words: 'smtp mail server sender address spf dkim dmarc settings',
  },
  { text: 'Send a test email', to: deliverabilityPath, needs: 'outbox.read' },
  { text: 'Erase a person', to: personalDataPath, needs: 'privacy.write', words: 'delete personal data gdpr' },
  { text: 'Download everything', to: backupsPath, needs: 'backups.read', words: 'export csv json' },
  { text: 'Plan an event', to: newEventPath, needs: 'events.write', words: 'new screening day' },
  { text: 'Add a place of care', to: newPlacePath, needs: 'places.write' },
  { text: 'Upload a file', to: filesPath, needs: 'articles.write' },
  { text: 'Change your signature', to: replySettingsPath, needs: 'messages.read' },
  { text: 'Write saved replies', to: replySettingsPath, needs: 'messages.read', words: 'ready answers templates' },
  { text: 'Change your password', to: accountPath },
  { text: 'Change your name', to: accountPath },
  { text: 'Set up two-step sign-in', to: accountPath, words: 'authenticator code recovery' },
  { text: 'Add a passkey', to: accountPath, words: 'fingerprint face sign-in' },
  { text: 'Notifications on this device', to: accountPath, words: 'push' },
  { text: 'Sign out on other devices', to: accountPath, words: 'sessions' },
  { text: 'Two-step sign-in for everyone', to: peoplePath, needs: 'people.write', words: 'require' },
  { text: 'Tokens for programs', to: peoplePath, needs: 'people.write', words: 'api' },
]

const pages: Shortcut[] = [
  {
    text: 'Reply settings',
    to: replySettingsPath,
    needs: 'messages.read',
    words: 'reply-to address notifications days email me',
  },
  { text: 'News drafts', to: `${newsFeed.managePath}?status=draft`, needs: 'articles.write' },
  { text: 'Blog drafts', to: `${blogFeed.managePath}?status=draft`, needs: 'articles.write' },
  { text: 'Scheduled news', to: `${newsFeed.managePath}?status=scheduled`, needs: 'articles.write' },
  { text: 'Scheduled blog articles', to: `${blogFeed.managePath}?status=scheduled`, needs: 'articles.write' },
  {
    text: 'Giving details',
    to: givingDetailsPath,
    needs: 'gifts.read',
    words: 'bank account mobile money momo donate',
  },
  { text: 'Your account', to: accountPath },
]

const publicPages: Shortcut[] = [
  { text: 'Home page', to: '/' },
  { text: 'Get help now', to: helpPath },
  { text: 'Know your genotype', to: genotypePath },
  { text: 'Sickle cell card', to: cardPath },
  { text: 'Contact page', to: contactPath },
]

const folders = (): Shortcut[] =>
  Object.entries(folderWords).map(([folder, { tab }]) => ({
    text: `Messages: ${tab}`,
    to: `${messagesPath}?folder=${folder}`,
    needs: 'messages.read',
  }))

const sectionShortcuts = (): Shortcut[] =>
  sectionNames.map((name) => ({ text: sections[name].title, to: sectionPath(name), needs: 'site.write' }))

const pagesOf = (user: User): Shortcut[] =>
  areasFor(user).flatMap((area) => area.pages.flatMap((page) => page.tabs ?? [page]))

export const commandsFor = (user: User): Command[] => {
  const allowed = (all: Shortcut[], kind: string): Command[] =>
    all.filter(({ needs }) => !needs || can(user, needs)).map(({ text, to, words }) => ({ text, to, words, kind }))
  return [
    ...allowed(pagesOf(user), 'Page'),
    ...beginningsFor(user).map(({ text, to }) => ({ text: `New ${text.toLowerCase()}`, to, kind: 'Action' })),
    ...allowed(shortcuts, 'Action'),
    ...allowed([...pages, ...folders()], 'Page'),
    ...allowed(sectionShortcuts(), 'Website text'),
    ...allowed(publicPages, 'Public page').map((command) => ({ ...command, isPublic: true })),
    ...Object.entries(themes).map(([theme, name]) => ({
      text: `Colours: ${name.toLowerCase()}`,
      words: 'mode theme switch',
      kind: 'Action',
      run: () => saveTheme(theme),
    })),
  ]
}
