/**
 * For people who may edit this page: a link (edit button) to its article, or to each section of the site content on it.
 */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { siteContentPath } from '#shared/paths.ts'
import { can } from '#shared/permissions.ts'
import { buttonClass } from '#ui/button.tsx'

/** `to`: the editor of an article. Without it, the sections of the site content on the page. */
export type EditLinkProps = { to?: string }

export const EditLink = ({ to }: EditLinkProps) => {
  const { pathname } = useLocation()
  const role = useRole()
  if (!role || !can({ role }, to ? 'articles.write' : 'site.write')) return null
  if (to)
    return (
      <div className="actions" style={{ marginTop: 'var(--space-3)' }}>
        <a className={buttonClass('outline')} href={to}>
          Edit
        </a>
      </div>
    )
  return (
    <nav className="container" aria-label="Edit this page">
      <details>
        <summary style={target}>Edit</summary>
        <ul className="plain-list actions">
          {Object.entries({ ...partsOf[pathname], ...everywhere }).map(([name, title]) => (
            <li key={name}>
              <a style={target} href={`${siteContentPath}/${name}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

const target = { display: 'inline-block', paddingBlock: 10, fontWeight: 700, cursor: 'pointer' }

/**
 * The sections of the site content on each page, with their titles in the admin area. A separate list, because the
 * definitions of the sections are in the scripts of the admin area; a test compares both.
 */
export const partsOf: Record<string, Record<string, string>> = {
  '/': {
    welcome: 'Welcome',
    slides: 'Slides',
    services: 'Services',
    trace: '#TRACE',
    statistics: 'Statistics',
    testimonials: 'Testimonials',
    questions: 'Questions',
    story: 'Our Story',
  },
  '/about': { story: 'Our Story', about: 'About us', team: 'Team' },
  '/numbers': { statistics: 'Statistics' },
  '/privacy': { organisation: 'Organisation and privacy' },
  '/volunteer': { volunteering: 'What volunteers can do' },
}

/** The header and footer of every page show these. */
const everywhere = { contact: 'Contact details', social: 'Social accounts', footer: 'Footer' }

let asked: Promise<string | undefined> | undefined

/** Requested once for each page load. */
const useRole = () => {
  const [role, setRole] = useState<string>()
  useEffect(() => {
    asked ??= askRole()
    void asked.then(setRole)
  }, [])
  return role
}

const askRole = async () => {
  try {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const answer = await browserApi().auth.account.$get(undefined, { headers })
    return answer.ok ? (await answer.json()).account.role : undefined
  } catch {
    return undefined
  }
}
