import { jsonLd, type Thing } from './thing.ts'

export const StructuredData = ({ things }: { things: Thing[] }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which no reader of this undoes; nothing in it can end the script.
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
)
