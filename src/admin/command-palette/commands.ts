/** The entries of the command palette without a search: pages, parts of pages, actions, and the public pages. */

import { sectionNames, sections } from '#shared/content/sections.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { matches, wantedIn } from '#shared/fold.ts'
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
  printPath,
  privacyPath,
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
import { searchWords } from './words.ts'

/** `kind`: the kind of entry, shown beside the text. `run`: an action on this device, instead of a page. */
export type Command = { text: string; kind: string } & ({ to: string; isPublic?: boolean } | { run: () => void })

type User = { role: string }

type Shortcut = { text: string; to: string; needs?: Permission }

/** Actions that start on a page. */
const shortcuts: Shortcut[] = [
  { text: 'Add pictures', to: imagesPath, needs: 'articles.write' },
  { text: 'Add a subscriber', to: subscribersPath, needs: 'subscribers.write' },
  { text: 'Import subscribers', to: `${subscribersPath}/import`, needs: 'subscribers.write' },
  { text: 'Invite a person', to: peoplePath, needs: 'people.write' },
  { text: 'Make a backup', to: backupsPath, needs: 'backups.write' },
  { text: 'Connect an email account', to: deliverabilityPath, needs: 'outbox.read' },
  { text: 'Send a test email', to: deliverabilityPath, needs: 'outbox.read' },
  { text: 'Erase a person', to: personalDataPath, needs: 'privacy.write' },
  { text: 'Download everything', to: backupsPath, needs: 'backups.read' },
  { text: 'Plan an event', to: newEventPath, needs: 'events.write' },
  { text: 'Add a place of care', to: newPlacePath, needs: 'places.write' },
  { text: 'Upload a file', to: filesPath, needs: 'articles.write' },
  { text: 'Change your signature', to: replySettingsPath, needs: 'messages.read' },
  { text: 'Write saved replies', to: replySettingsPath, needs: 'messages.read' },
  { text: 'Change your password', to: accountPath },
  { text: 'Change your name', to: accountPath },
  { text: 'Set up two-step sign-in', to: accountPath },
  { text: 'Add a passkey', to: accountPath },
  { text: 'Notifications on this device', to: accountPath },
  { text: 'Sign out on other devices', to: accountPath },
  { text: 'Two-step sign-in for everyone', to: peoplePath, needs: 'people.write' },
  { text: 'Tokens for programs', to: peoplePath, needs: 'people.write' },
]

const pages: Shortcut[] = [
  { text: 'Reply settings', to: replySettingsPath, needs: 'messages.read' },
  { text: 'News drafts', to: `${newsFeed.managePath}?status=draft`, needs: 'articles.write' },
  { text: 'Blog drafts', to: `${blogFeed.managePath}?status=draft`, needs: 'articles.write' },
  { text: 'Scheduled news', to: `${newsFeed.managePath}?status=scheduled`, needs: 'articles.write' },
  { text: 'Scheduled blog articles', to: `${blogFeed.managePath}?status=scheduled`, needs: 'articles.write' },
  { text: 'Giving details', to: givingDetailsPath, needs: 'gifts.read' },
  { text: 'Your account', to: accountPath },
]

const publicKind = 'Public page'

const publicPages: Shortcut[] = [
  { text: 'Home page', to: '/' },
  { text: 'Get help now', to: helpPath },
  { text: 'Know your genotype', to: genotypePath },
  { text: 'Sickle cell card', to: cardPath },
  { text: 'Contact page', to: contactPath },
  { text: 'Sheets to print', to: printPath },
  { text: 'Privacy page', to: privacyPath },
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

/** Words of a whole question that lead nowhere: “how do I change our phone number” asks for the phone number. */
const stopWords = /^(?:how|do|does|can|where|what|when|is|are|i|we|you|a|an|the|my|our|to|of|for|in|on|it|and|please)$/i

const wantedOf = (typed: string) => {
  const words = typed
    .trim()
    .replace(/[?“”"]/g, '')
    .split(/\s+/)
  return words.filter((word) => !stopWords.test(word)).join(' ') || typed
}

/** The typed words as they are in the text: all of them as whole words, or all as beginnings of words. */
const hasWords = (text: string, typed: string, end = ' ') =>
  wantedIn(typed).words.every((word) => ` ${wantedIn(text).words.join(' ')} `.includes(` ${word}${end}`))

/** The entries that the typed words lead to: by their text, then by their other words, and whole words before parts. */
export const commandsMatching = (user: User, typed: string): Command[] => {
  const wanted = wantedOf(typed)
  const rank = ({ text, kind, words }: Command & { words: string }) => {
    // Home comes first for “to do”, and not a tab of one page, such as “Messages: To do”.
    const page = text.replace(/: .*/, '')
    const close = [hasWords(page, wanted, ''), hasWords(words, wanted), hasWords(words, wanted, ''), true].indexOf(true)
    return close + (kind === publicKind ? 1 : 0)
  }
  return commandsFor(user)
    .map((command) => ({ ...command, words: `${command.text} ${searchWords[command.text] ?? ''}` }))
    .filter(({ words }) => matches(words, wanted))
    .sort((one, other) => rank(one) - rank(other))
}

export const commandsFor = (user: User): Command[] => {
  const allowed = (all: Shortcut[], kind: string): Command[] =>
    all.filter(({ needs }) => !needs || can(user, needs)).map(({ text, to }) => ({ text, to, kind }))
  return [
    ...allowed(pagesOf(user), 'Page'),
    ...beginningsFor(user).map(({ text, to }) => ({ text: `New ${text.toLowerCase()}`, to, kind: 'Action' })),
    ...allowed(shortcuts, 'Action'),
    ...allowed([...pages, ...folders()], 'Page'),
    ...allowed(sectionShortcuts(), 'Website text'),
    ...allowed(publicPages, publicKind).map((command) => ({ ...command, isPublic: true })),
    ...Object.entries(themes).map(([theme, name]) => ({
      text: `Colours: ${name.toLowerCase()}`,
      kind: 'Action',
      run: () => saveTheme(theme),
    })),
  ]
}
