import { useState } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { momentInWords } from '../moment.tsx'
import { Section } from '../section.tsx'
import type { FormTexts } from './drafts.ts'
import styles from './preview-section.module.css'
import { ShareCards } from './shared-cards.tsx'
import { usePreview } from './use-preview.ts'

type Props = {
  feed: Feed
  article: Article
  texts: () => FormTexts | undefined
  /** Saves what was typed on the server, so that the preview shows it. */
  sync: () => Promise<unknown>
}

/** How readers will see it, on a phone and where it is shared, before they do. */
export const PreviewSection = ({ feed, article, texts, sync }: Props) => {
  const { shown, link, isBusy, trouble, note, show, copy, end } = usePreview(feed, article, texts, sync)
  return (
    <Section title="How it will look">
      <div className={styles.buttons}>
        <Button type="button" variant="outline" isBusy={isBusy} onClick={show}>
          {shown ? 'Preview again' : 'Preview'}
        </Button>
        <Button type="button" variant="outline" onClick={copy}>
          Copy preview link
        </Button>
        {link && (
          <Button type="button" variant="outline" onClick={end}>
            End preview links
          </Button>
        )}
      </div>
      <p role="status">{note}</p>
      {trouble && <Alert kind="failure">{trouble}</Alert>}
      {link && <LinkInWords {...link} />}
      {shown && (
        <div className={styles.looks}>
          <iframe key={shown.round} className={styles.phone} src={shown.address} title="The article on a phone" />
          <ShareCards feed={feed} article={article} title={shown.title} excerpt={shown.excerpt} />
        </div>
      )}
    </Section>
  )
}

const LinkInWords = ({ address, endsAt }: { address: string; endsAt: string }) => (
  <p className={styles.link}>
    Whoever has this link can read it, until {momentInWords(endsAt)}: <span>{address}</span>
  </p>
)

/** A new article has no place yet where it could be looked at. */
export const PreviewOfNew = () => {
  const [isAsked, ask] = useState(false)
  return (
    <Section title="How it will look">
      <div className={styles.buttons}>
        <Button type="button" variant="outline" onClick={() => ask(true)}>
          Preview
        </Button>
      </div>
      <p role="status">
        {isAsked &&
          'Write something first. As soon as it is saved, you can see it here, and send others a secret link.'}
      </p>
    </Section>
  )
}
