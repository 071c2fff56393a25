/** Buttons, and links that look like buttons; a busy button shows a spinner. */
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'
import { Ring } from './spinner.tsx'

export type ButtonVariant = 'filled' | 'outline' | 'danger'

/** The class names for an element that only looks like a button: a link, a label, or a summary. */
export const buttonClass = (variant: ButtonVariant = 'filled') => `${styles.button} ${styles[variant]}`

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; isBusy?: boolean }

/** A busy button keeps the focus, unlike a disabled one, and ignores presses. */
export const Button = ({ variant, isBusy = false, children, onClick, ...rest }: ButtonProps) => {
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
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant }

export const ButtonLink = ({ variant, ...rest }: ButtonLinkProps) => <Link {...rest} className={buttonClass(variant)} />
