/** Every number that a person can run into, in one place. Lengths are in characters, sizes in bytes. */

export const title = 200
export const author = 100
export const content = 100_000
export const name = 100
export const email = 254
export const message = 5_000
/** A form of the site that is sent sooner than this after it was shown was hardly written by a person. */
export const formSeconds = 3
/** A message with more links is put with the spam. */
export const messageLinks = 3
/** The same text, after so many times in a day, is put there too. */
export const sameMessages = 5
/** Of a message, and of anything else that is said about it. */
export const note = 2_000
export const answerText = 10_000
export const signature = 500
export const cannedAnswers = 50
export const cannedTitle = 80
export const inboxSearch = 100
/** How many messages a search answers at most: common words find more, and nobody reads so far. */
export const searchedMessages = 500
/** Between two notices that a message has arrived, to the same person. */
export const noticeMinutes = 5
export const imageAlt = 300
export const sourceCount = 30
export const sourceName = 200
export const sourceUrl = 2_000
export const reviewer = 200
export const slug = { min: 3, max: 80 }
export const tag = 40
/** How many tags one article has at most. */
export const tags = 10
/** Of what is typed and not saved yet, all fields together. */
export const draft = 200_000
/** How long somebody is shown to be in an article after the last sign of it. */
export const presentSeconds = 30
export const draftLinkDays = 7
/** How many names of authors a list offers to choose from. */
export const authors = 200
/** How many other articles the end of an article leads to. */
export const related = 3
export const imageBytes = 10 * 1024 * 1024
export const imagePixels = 50_000_000
/** The longest side of a picture that travels: larger ones are shrunk on the device first. */
export const imageSide = 1_600
export const imageName = 200
/** How many bytes of a picture travel at once, and how long half a picture is waited for. */
export const uploadPart = 512 * 1024
export const uploadHours = 24
export const libraryPage = 24
export const librarySearch = 100
export const password = { min: 12, max: 256 }
export const pageSize = 10
export const maxPageSize = 100
/** What GET /contact and GET /subscribe answer at most when no page is asked for. */
export const maxWholeList = 10_000
export const homeNews = 3
/** How many articles a feed for feed readers holds. */
export const feedItems = 20
/** How many articles one part of the sitemap names. */
export const sitemapPartArticles = 1_000
/** Of the site's own words: names and headings, captions and labels, sentences, paragraphs. */
export const siteText = { name: 80, line: 160, text: 500, long: 2_000 }
/** How many earlier versions of a part of the site are kept. */
export const sectionVersions = 50
export const contentPreviewMinutes = 60
export const readersDays = 366
export const dashboardDays = 30
export const searchQuery = 100
/** How many articles a search ranks: common words find more, and nobody reads so far. */
export const searchedArticles = 500
export const undoDays = 30
export const sessionIdleHours = 12
export const sessionMaxDays = 30
export const messageMonths = 12
export const invitationDays = 7
export const passwordResetMinutes = 60
export const recoveryCodes = 10
/** Of a second step: six digits, or a recovery code as somebody wrote it down. */
export const code = 40
export const emailSubject = 200
/** How long somebody has to confirm that they want the newsletter. */
export const unconfirmedDays = 7
export const unsubscribeReason = 500
export const newsletterPreview = 150
/** How many articles a newsletter can be made from. */
export const newsletterArticles = 10
/** Page and plain text together: some mail programs cut what is larger, and what is light costs readers little. */
export const newsletterBytes = 90_000
export const lightNewsletterBytes = 50_000
export const refusalsBeforePause = 20
export const confirmReason = 300
/** How many addresses of a file travel at once. */
export const importedReaders = 1_000
/** How many days an email is stored after it was sent, and after it has failed. */
export const sentEmailDays = 30
export const failedEmailDays = 365
