/** The types of the site content: the texts and images that administrators may change without code. */

/** An image as pages show it. When a section is saved, only the id of an image is read. */
export type ContentImage = {
  id: string
  url?: string | undefined
  srcset?: string | undefined
  avif?: string | undefined
  width?: number | undefined
  height?: number | undefined
  /** The smallest adequate file, for light pages. */
  light?: { url: string; bytes: number } | undefined
}

/** The drawing of a slide without a photograph. */
export type SlideDrawing = 'cells' | 'couple' | 'weave' | 'family'

/** `consent`: every person who is recognisable, quoted or named has agreed. */
type Shown = { picture?: ContentImage | undefined; consent?: boolean | undefined }

export type Slide = Shown & { caption?: string | undefined; alt: string; drawing: SlideDrawing }
export type Service = Shown & { title: string; text: string }
export type Voice = Shown & { name: string; role: string; quote: string }
export type Member = Shown & { name: string; position: string }
export type FaqEntry = { question: string; answer: string }
export type SocialAccount = { name: string; url: string }

/** A statistic always has its source, its year and its confidence. */
export type Statistic = {
  value: string
  label: string
  /** One line of text below the number. */
  note: string
  source: string
  year?: string | undefined
  url?: string | undefined
}

export type SiteContent = {
  look: Look
  welcome: { title: string; lead: string }
  slides: { slides: Slide[] }
  services: { community: Service; research: Service; technology: Service & { isPlanned: boolean } }
  trace: { lead: string; steps: { letter: string; name: string; text: string }[] }
  statistics: { numbers: Statistic[]; newborns: Statistic }
  story: { opening: string; home: string; rest: string[] }
  about: { whatIsVoima: string; approach: { name: string; text: string }[] }
  testimonials: { voices: Voice[] }
  team: { members: Member[] }
  questions: { questions: FaqEntry[] }
  contact: { email: string; phone?: string | undefined; address: string[]; place: MapPlace }
  /** `answerDays`: within how many days the organisation promises to answer a request about personal data. */
  organisation: { legalName?: string | undefined; registration?: string | undefined; answerDays: number }
  social: { accounts: SocialAccount[] }
  /** What volunteers can choose to do. */
  volunteering: { roles: { name: string; text: string }[] }
  footer: { newsletterTitle: string; newsletterText: string; end?: string | undefined }
}

/** How the organisation shows itself. */
export type Look = {
  name: string
  shortName?: string | undefined
  motto?: string | undefined
  accent: string
  picture?: ContentImage | undefined
}

type MapPlace = { name: string; latitude: number; longitude: number }

export type SectionName = keyof SiteContent
