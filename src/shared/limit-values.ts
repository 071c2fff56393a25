/**
 * Every limit that a person can reach (lengths, counts, page sizes, validity of links, retention periods), except rates
 * (`rate-limits.ts`) and body sizes (`limits.ts`). Lengths are in characters, sizes in bytes.
 */

export const title = 200
export const author = 100
export const content = 100_000
export const name = 100
export const email = 254
export const message = 5_000
/** A form that is sent sooner than this after it was shown was probably filled in by a bot. */
export const formSeconds = 3
/** The `Retry-After` header of a 503, in seconds: while the site is overloaded, and while data or files are unavailable. */
export const busyRetrySeconds = 2
export const unavailableRetrySeconds = 10
/** How long the server reads on when it has refused a request whose body is still arriving. */
export const refusedBodySeconds = 5
/** A message with more links is moved to spam. */
export const messageLinks = 3
/** More copies of the same text within a day are moved to spam. */
export const sameMessages = 5
export const phone = 30
export const town = 80
/** The length of a volunteer's own text. */
export const volunteerWords = 1_000
/** The most roles that one volunteer can choose. */
export const volunteerRoles = 12
/** The length of an internal note about a message. */
export const note = 2_000
/** The length of a comment on an article that is reviewed. */
export const reviewComment = 1_000
/** The letters and digits of the code that opens the answer to a question: 5 bits each. */
export const questionCode = 8
/** The public question and answer; a visitor's own question may be as long as a message. */
export const publicQuestion = 300
export const answerText = 10_000
export const clinicianRole = 100
/** How many published questions are suggested before a visitor's own question is sent. */
export const similarQuestions = 3
/** With fewer answers the site does not say how long answers take. */
export const answersForMedian = 10
/** For how many days an unpublished question is stored, counted from its answer, or else from its arrival. */
export const questionDays = 60
/** For how many days the code opens the answer to a published question. */
export const answerPageDays = 90
export const questionsPage = 20
/** The most devices of one user that get push notifications. */
export const pushSubscriptions = 10
export const passkeyName = 80
/** The most passkeys of one user. */
export const passkeys = 20
/** How long a person may take to unlock a passkey. */
export const passkeyMinutes = 5
export const replyText = 10_000
export const signature = 500
/** The most days that the contact form may promise for a reply. */
export const replyDays = 60
export const savedReplies = 50
export const savedReplyTitle = 80
export const inboxSearch = 100
/** The most messages that a search returns: common words match more, but no user reads that far. */
export const searchedMessages = 500
/** The shortest time between two notices of the same kind to the same user; and between two urgent ones. */
export const noticeMinutes = 5
export const urgentNoticeMinutes = 1
export const imageAlt = 300
export const sourceCount = 30
export const sourceName = 200
export const sourceUrl = 2_000
export const reviewer = 200
export const noSourceReason = 300
export const slug = { min: 3, max: 80 }
export const tag = 40
/** The most tags of one article. */
export const tags = 10
/** The size of an autosaved draft, all fields together. */
export const draft = 200_000
/** Presence: for how long a user counts as editing an article after the last heartbeat. */
export const presentSeconds = 30
export const draftLinkDays = 7
/** The most authors that a filter offers. */
export const authors = 200
/** The most scheduled articles, and newsletters, in the calendar. */
export const scheduled = 500
/** The most articles of one feed that are pinned on top of its list. */
export const pinned = 5
/** The number of related articles below an article. */
export const related = 3
/** The upload size limit of an image. */
export const imageBytes = 10 * 1024 * 1024
/** The upload size limit of a file for download. */
export const fileBytes = 10_485_760
/** Width × height. A small file with more pixels may decode into gigabytes (a decompression bomb). */
export const imagePixels = 50_000_000
/** The longest side of an image that is uploaded: browsers shrink larger ones first. */
export const imageSide = 1_600
export const imageName = 200
/** The size of one part of an upload, and for how long an unfinished upload is stored. */
export const uploadPart = 512 * 1024
export const uploadHours = 24
export const libraryPage = 24
export const librarySearch = 100
/** The password length. */
export const password = { min: 12, max: 256 }
/** Items per page (pagination) of public lists; the default of the API. */
export const pageSize = 10
export const maxPageSize = 100
/** The most items that GET /contact and GET /subscribe return when no page is requested. */
export const maxWholeList = 10_000
export const homeNews = 3
/** The number of articles in an RSS feed, and of newsletters in theirs. */
export const feedItems = 20
/** The number of articles in one part of the sitemap. */
export const sitemapPartArticles = 1_000
/** Texts of the site content: names and headings, captions and labels, sentences, paragraphs. */
export const siteText = { name: 80, line: 160, text: 500, long: 2_000 }
/** How many earlier versions of a section of the site content are stored. */
export const sectionVersions = 50
export const contentPreviewMinutes = 60
export const readersDays = 366
export const dashboardDays = 30
export const dashboardEvents = 3
/** How many months the charts show, including the current one. */
export const statisticsMonths = 12
export const searchQuery = 100
/** Words of searches that found nothing: how many are stored a day, for how long, and which of them editors see. */
export const missedWords = { perDay: 2_000, keptDays: 30, leastDays: 3, shown: 100 }
/** The most articles that a search ranks: common words match more, but no visitor reads that far. */
export const searchedArticles = 500
/** The most published questions that a search ranks. */
export const searchedQuestions = 200
/** For how many days a removed article stays in the trash, where it can be restored. */
export const trashDays = 30
/** Session lifetime: the hours without use after which a session expires, and its maximum age. */
export const sessionIdleHours = 12
export const sessionMaxDays = 30
/** Retention: for how many months messages are stored at most. `MESSAGE_MONTHS` can lower it. */
export const messageMonths = 12
/** For how many months a volunteer's entry is stored after the last contact. */
export const volunteerMonths = 12
/** By how many days the clock of a start may be ahead of the newest row before deletion waits for an administrator. */
export const clockDays = 180
/** For how long a session counts as confirmed after the password was entered again. */
export const confirmationMinutes = 5
export const apiTokenDays = 366
export const invitationDays = 7
/** For how many minutes the link to reset a password is valid. */
export const passwordResetMinutes = 60
/** For how many days the old address of an account can undo a change. */
export const addressUndoDays = 7
export const recoveryCodes = 10
/** The second factor: six digits, or a recovery code in any notation. */
export const secondFactorCode = 40
export const emailSubject = 200
/** For how long a subscriber may confirm. */
export const unconfirmedDays = 7
export const unsubscribeReason = 500
export const newsletterPreview = 150
/** How many articles a newsletter can be made from. */
export const newsletterArticles = 10
/** HTML and plain text together: some mail programs cut larger emails, and small ones cost readers little. */
export const newsletterBytes = 90_000
export const lightNewsletterBytes = 50_000
/** The mail account pauses if this many readers of a newsletter are refused in a row in the same words. */
export const refusalsInARow = 5
export const confirmReason = 300
/** The groups of one subscriber, and the length of a group's name. */
export const subscriberGroups = 20
export const groupName = 40
/** The most addresses in one request of an import. */
export const importedSubscribers = 1_000
/** How many days an email is stored after it was sent, after it has failed, and while it cannot be sent. */
export const sentEmailDays = 30
export const failedEmailDays = 365
export const unsentEmailDays = 30
/** Texts of a place of care: its name, a line such as the town or the days, and directions. */
export const placeName = 120
export const placeLine = 100
export const placeText = 300
export const placePhones = 3
/** A check is due this many days before it is 6 months old. */
export const placeDueDays = 7
/** Texts of the giving details: one line, and an example of what an amount buys. */
export const givingLine = 100
export const givingText = 1_000
/** The last digits of the number that the giver's phone or bank shows. */
export const giftDigits = { min: 3, max: 6 }
/** The letters and digits of the reference of a gift: 5 bits each. */
export const giftReference = 12
/** How long a proposal of giving details waits if no second administrator approves it. */
export const givingWaitHours = 24
/** For how many days the dashboard shows that the giving details have changed. */
export const givingNoticeDays = 7
/** For how many months a promised gift is stored if it is never received. */
export const promisedGiftMonths = 12
/**
 * A sign-up for an event: the maximum number of people with one name, and the length of that name and of a phone number.
 */
export const signupPeople = 10
export const signupName = 80
export const signupPhone = 30
/** The length of an email to everybody who signed up for an event. */
export const signupMessage = 2000
/** Within how many hours after an event the names, phones and emails of its sign-ups are deleted. */
export const signupHours = 48
/** The most check-in marks in one request, and the highest count. */
export const doorMarks = 500
export const eventCount = 100_000

/** Texts and numbers of events. */
export const eventTitle = 120
export const eventText = 5000
export const eventLine = 200
export const eventTimes = 40
export const eventSeats = 1000
/** How many events a series may have: every second week for a year. */
export const seriesEvents = 26
/** The longest interval, in weeks or months. */
export const seriesInterval = 12
/** Events on a page of the list of coming events. */
export const comingEvents = 50
/** Events on a page of the list of past events. */
export const pastEvents = 10
