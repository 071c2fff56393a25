/** Every number that a person can run into, in one place. Lengths are in characters, sizes in bytes. */
export const limits = {
  title: 200,
  author: 100,
  content: 100_000,
  name: 100,
  email: 254,
  message: 5_000,
  /** A form of the site that is sent sooner than this after it was shown was hardly written by a person. */
  formSeconds: 3,
  /** A message with more links is put with the spam. */
  messageLinks: 3,
  /** The same text, after so many times in a day, is put there too. */
  sameMessages: 5,
  /** Of a message, and of anything else that is said about it. */
  note: 2_000,
  answer: 10_000,
  signature: 500,
  cannedAnswers: 50,
  cannedTitle: 80,
  inboxSearch: 100,
  /** How many messages a search answers at most: common words find more, and nobody reads so far. */
  searchedMessages: 500,
  /** Between two notices that a message has arrived, to the same person. */
  noticeMinutes: 5,
  imageAlt: 300,
  sources: 30,
  sourceName: 200,
  sourceUrl: 2_000,
  reviewer: 200,
  slug: { min: 3, max: 80 },
  tag: 40,
  /** How many tags one article has at most. */
  tags: 10,
  /** Of what is typed and not saved yet, all fields together. */
  draft: 200_000,
  /** How long somebody is shown to be in an article after the last sign of it. */
  presentSeconds: 30,
  previewLinkDays: 7,
  /** How many names of authors a list offers to choose from. */
  authors: 200,
  /** How many other articles the end of an article leads to. */
  related: 3,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** The longest side of a picture that travels: larger ones are shrunk on the device first. */
  imageSide: 1_600,
  imageName: 200,
  /** How many bytes of a picture travel at once, and how long half a picture is waited for. */
  uploadPart: 512 * 1024,
  uploadHours: 24,
  libraryPage: 24,
  librarySearch: 100,
  password: { min: 12, max: 256 },
  pageSize: 10,
  maxPageSize: 100,
  /** What GET /contact and GET /subscribe answer at most when no page is asked for. */
  maxWholeList: 10_000,
  homeNews: 3,
  /** How many articles a feed for feed readers holds. */
  feedItems: 20,
  /** How many articles one part of the sitemap names. */
  sitemapPart: 1_000,
  /** Of the site's own words: names and headings, captions and labels, sentences, paragraphs. */
  words: { name: 80, line: 160, text: 500, long: 2_000 },
  /** How many earlier versions of a part of the site are kept. */
  wordsVersions: 50,
  wordsPreviewMinutes: 60,
  readersDays: 366,
  dashboardDays: 30,
  searchQuery: 100,
  /** How many articles a search ranks: common words find more, and nobody reads so far. */
  searchedArticles: 500,
  undoDays: 30,
  sessionIdleHours: 12,
  sessionMaxDays: 30,
  messageMonths: 12,
  invitationDays: 7,
  passwordResetMinutes: 60,
  recoveryCodes: 10,
  /** Of a second step: six digits, or a recovery code as somebody wrote it down. */
  code: 40,
  letterSubject: 200,
  /** How long somebody has to confirm that they want the newsletter. */
  unconfirmedDays: 7,
  leaveReason: 500,
  letterPreview: 150,
  /** How many articles a letter can be made of. */
  letterArticles: 10,
  /** Page and plain text together: some mail programs cut what is larger, and what is light costs readers little. */
  letterBytes: 90_000,
  lightLetterBytes: 50_000,
  refusalsBeforePause: 20,
  confirmReason: 300,
  /** How many addresses of a file travel at once. */
  importedReaders: 1_000,
  /** How long a letter is kept after it was sent, and after sending it was given up. */
  sentLetterDays: 30,
  failedLetterDays: 365,
} as const

/** How large a request may be. An upload is one picture with its article; beyond `drained` nothing is read at all. */
export const bodyBytes = {
  json: 1024 * 1024,
  upload: limits.imageBytes + 2 * 1024 * 1024,
  drained: 64 * 1024 * 1024,
} as const

/** How often one visitor address, or one account, may do a thing. Reading is never limited. */
export const rates = {
  contact: { times: 30, minutes: 10 },
  subscribe: { times: 30, minutes: 10 },
  /** Of everybody together: more than that is a flood of addresses, and its letters go out bit by bit. */
  confirming: { times: 100, minutes: 60 },
  loginPerAccount: { times: 10, minutes: 15 },
  loginPerAddress: { times: 50, minutes: 15 },
  /** Whoever has the password still guesses one of a million codes: at this pace, for lifetimes. */
  codePerAccount: { times: 20, minutes: 24 * 60 },
  passwordResetPerAccount: { times: 3, minutes: 60 },
  passwordResetPerAddress: { times: 10, minutes: 60 },
  linkPerAddress: { times: 50, minutes: 15 },
} as const

export const slideSeconds = 5
export const testimonialSeconds = 5
export const countUpSeconds = 2.5

/** What the service worker keeps at most of what somebody read, and how long a page may take while there is a copy. */
export const onThisPhone = {
  pages: 50,
  pageBytes: 3 * 1024 * 1024,
  pictures: 100,
  pictureBytes: 7 * 1024 * 1024,
  patienceSeconds: 4,
} as const
