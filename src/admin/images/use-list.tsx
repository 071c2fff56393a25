/** Where an image or a file is used (usage), with links to what the user may open. */
import { Link } from 'react-router'
import type { ImageUse } from '#shared/shapes/image.ts'
import { useCan } from '../own-account.ts'
import { textForms } from '../text-forms.ts'
import styles from './images.module.css'

export const UseList = ({ uses }: { uses: ImageUse[] }) =>
  uses.length === 0 ? null : (
    <ul className={`links ${styles.uses}`}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use._id}`}>
          <UseLink use={use} />
        </li>
      ))}
    </ul>
  )

const UseLink = ({ use: { kind, _id, title, isRemoved } }: { use: ImageUse }) => {
  const { name, needs, pathOf } = textForms[kind]
  const mayOpen = useCan(needs)
  const text = `${name}: ${title || 'without a title'}`
  if (isRemoved) return <>{text} (in the trash)</>
  return mayOpen ? <Link to={pathOf(_id)}>{text}</Link> : <>{text}</>
}
