import { Icon } from '#ui/icon.tsx'
import styles from './rotation-button.module.css'

type Props = { isRotating: boolean; toggle: () => void; what: string }

/** The name says what a press will do, so there is no pressed state to explain. */
export const RotationButton = ({ isRotating, toggle, what }: Props) => (
  <button
    type="button"
    className={styles.round}
    onClick={toggle}
    aria-label={`${isRotating ? 'Stop' : 'Start'} automatic ${what}`}
  >
    <Icon name={isRotating ? 'pause' : 'play'} />
  </button>
)

type StepProps = { name: 'left' | 'right'; label: string; onClick: () => void }

export const StepButton = ({ name, label, onClick }: StepProps) => (
  <button type="button" className={styles.round} onClick={onClick} aria-label={label}>
    <Icon name={name} />
  </button>
)
