import { tagPath } from '#shared/tags.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'

/** From a health page to the articles about pain, babies, pregnancy and costs. */
export const MoreToRead = ({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) => (
  <>
    <Heading>{moreToRead.title}</Heading>
    <ul>
      {moreToRead.topics.map(({ tag, text }) => (
        <li key={tag}>
          <a href={tagPath(tag)}>{text}</a>
        </li>
      ))}
    </ul>
  </>
)
