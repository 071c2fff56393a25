import { sicklePath } from '#ui/art/sickle.ts'
import styles from './about.module.css'

// Ground, disc and sign of each; a sign is a pale centre or a sickle, in turns.
const drawings = [
  { ground: 'var(--red-600)', disc: '#c9454b', sign: 'var(--red-100)' },
  { ground: 'var(--gold-400)', disc: '#c98f27', sign: 'var(--oxblood-900)', isSickle: true },
  { ground: 'var(--oxblood-900)', disc: '#622429', sign: '#f38c83' },
  { ground: 'var(--oxblood-800)', disc: '#7e392a', sign: 'var(--gold-300)', isSickle: true },
  { ground: 'var(--green-600)', disc: '#33835b', sign: 'var(--green-300)' },
  { ground: 'var(--red-700)', disc: '#ac3439', sign: '#fab5ab', isSickle: true },
] as const satisfies { ground: string; disc: string; sign: string; isSickle?: true }[]

/** Keeps the place of a picture without inventing a face. */
export const TeamDrawing = ({ index }: { index: number }) => {
  const drawing = drawings[index % drawings.length] ?? drawings[0]
  return (
    <svg className={styles.member} viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h200v150H0z" fill={drawing.ground} />
      <circle cx="100" cy="75" r="60" fill={drawing.disc} />
      {'isSickle' in drawing ? (
        <path d={sicklePath} transform="translate(116 92)rotate(32)scale(56)" fill={drawing.sign} />
      ) : (
        <circle cx="100" cy="75" r="26" fill={drawing.sign} />
      )}
    </svg>
  )
}
