import type { ReactNode } from 'react'
import { usePublicUrl } from '#page/page-url.ts'
import { shareLinks } from '#shared/share-links.ts'
import { type ButtonVariant, buttonClass } from '#ui/button.tsx'

type Props = { title: string; path: string; variant?: ButtonVariant; className?: string; children?: ReactNode }

/** A plain link to WhatsApp, which needs no script and sends no data before a click. */
export const WhatsAppLink = ({ title, path, variant, className = '', children = 'Share on WhatsApp' }: Props) => (
  <a
    className={`no-print ${buttonClass(variant)} ${className}`}
    href={shareLinks(title, usePublicUrl() + path)[0].href}
    rel="noopener"
  >
    <WhatsAppMark /> {children}
  </a>
)

const WhatsAppMark = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4 20l1.2-4.2A8.3 8.3 0 1 1 8.4 19zM8.8 8c-.5 2.6 3.6 7 6.5 7.3l1.5-1.7-2.2-1.2-1 .9c-1-.4-2-1.4-2.5-2.5l.8-1-1-2.2z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  </svg>
)
