/** Buttons, and links that look like buttons; a busy button shows a spinner. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export type ButtonVariant = 'filled' | 'outline' | 'danger'

/** The class names for an element that only looks like a button: a link, a label, or a summary. */
export const buttonClass = (variant: ButtonVariant = 'filled') => `${styles.button} ${styles[variant]}`

/** `about`: what it concerns, for people who do not see its row. */
export type Labelled = { icon?: IconName | undefined; about?: string | undefined; children?: ReactNode }

const Label = ({ icon, about, children }: Labelled) => (
  <>
    {icon && <Icon name={icon} />}
    {about ? (
      <span>
        {children}
        <span className="visually-hidden">{about.startsWith(':') ? about : ` ${about}`}</span>
      </span>
    ) : (
      children
    )}
  </>
)

/** A turning ring as large as the text around it. */
export const Ring = () => <span className={styles.ring} aria-hidden="true" />

type ButtonProps = ComponentProps<'button'> & Labelled & { variant?: ButtonVariant; isBusy?: boolean }

/** A busy button keeps the focus, unlike a disabled one, and ignores presses. */
export const Button = ({ variant, isBusy = false, onClick, icon, about, children, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="submit"
      {...rest}
      className={buttonClass(variant)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy && <Ring />}
      <Label icon={icon} about={about}>
        {children}
      </Label>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Labelled & { variant?: ButtonVariant }

export const ButtonLink = ({ variant, icon, about, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass(variant)}>
    <Label icon={icon} about={about}>
      {children}
    </Label>
  </Link>
)
