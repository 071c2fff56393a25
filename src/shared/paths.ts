/**
 * The path (URL) of every page, public and admin, in one file. Links, menus, emails, robots.txt and the sitemap take
 * their paths from here; src/shared/pages/pages.ts says what each public page is, src/routes.ts which module draws an
 * admin page, and src/shared/feeds.ts has the paths of news and blog. Write each path as a plain constant: the build
 * puts a constant in the place of its name, so that no public page loads the paths of the admin area.
 */

// Public pages
export const aboutPath = '/about'
export const contactPath = '/contact'
export const askPath = '/ask'
export const questionsPath = '/questions'
export const givePath = '/give'
export const subscribePath = '/subscribe'
export const newslettersPath = '/newsletters'
export const placesPath = '/places'
export const placesScriptPath = '/places.js'
/** Find care, with the choice of a town. */
export const nearestPlacesPath = '/places?town='
/** Find care, with the places that offer counselling. */
export const counsellorsPath = '/places?kind=counselling'
export const eventsPath = '/events'
export const helpPath = '/help'
export const genotypePath = '/genotype'
export const cardPath = '/card'
export const whatIsSickleCellPath = '/what-is-sickle-cell'
export const testResultsPath = '/test-results'
export const getTestedPath = '/get-tested'
export const getInvolvedPath = '/get-involved'
export const volunteerPath = '/volunteer'
export const pressPath = '/press'
/** The print kit. The sheet of an article has this path followed by its own: /print/news/a-walk. */
export const printPath = '/print'
export const searchPath = '/search'
export const numbersPath = '/numbers'
export const informationPath = '/how-we-make-our-information'
export const privacyPath = '/privacy'
export const accessibilityPath = '/accessibility'
export const offlinePath = '/offline'

/** The links in emails open a page with a button, because email scanners follow every link. */
export const confirmPath = (token: string) => `/subscribe/confirm/${token}`
/** A volunteer's own link. */
export const ownEntryPath = (token: string) => `/volunteer/${token}`
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`
export const signupPath = (code: string) => `/signups/${code}`
export const signupCalendarPath = (code: string) => `/signups/${code}/calendar.ics`
export const draftLinkPath = (token: string) => `/preview/${token}`

export const eventFeedPath = '/events/feed.xml'
export const eventPath = (slug: string) => `/events/${slug}`
export const eventSignupPath = (slug: string) => `/events/${slug}/signup`
export const eventSheetPath = (slug: string) => `/print/events/${slug}`
export const eventCalendarPath = (slug: string) => `/events/${slug}/calendar.ics`

// Signing in. A token is in the fragment (after the #), which no browser sends anywhere.
export const loginPath = '/admin'
/** The specification's own misspelling. It redirects to the sign-in page. */
export const misspelledLoginPath = '/admim'
export const forgotPasswordPath = '/forgot'
export const newPasswordPath = '/newpassword'
export const joinPath = '/join'
export const undoAddressPath = '/undoaddress'

// The admin area
export const dashboardPath = '/admindashboard'
export const calendarPath = '/calendar'
export const imagesPath = '/pictures'
export const filesPath = '/managefiles'
export const messagesPath = '/managecontact'
export const messagePath = '/messages'
export const manageGiftsPath = '/managegifts'
export const givingDetailsPath = '/managegifts/details'
export const manageQuestionsPath = '/managequestions'
export const replySettingsPath = '/reply-settings'
export const manageVolunteersPath = '/managevolunteers'
export const subscribersPath = '/managesubscribers'
export const manageNewslettersPath = '/managenewsletters'
export const managePlacesPath = '/manageplaces'
export const manageEventsPath = '/manageevents'
export const siteContentPath = '/managesite'
export const lookPath = '/look'
export const readersPath = '/readers'
export const outboxPath = '/outbox'
export const deliverabilityPath = '/deliverability'
export const peoplePath = '/people'
export const accountPath = '/account'
export const personalDataPath = '/personaldata'
export const historyPath = '/history'
export const backupsPath = '/backups'
export const siteImportPath = '/importsite'
export const redirectsPath = '/redirects'
