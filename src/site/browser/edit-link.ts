/**
 * For people who may edit this page: a link (edit button) to its article, or to each section of the site content on it.
 * This is the only script that contains markup and words: only the browsers of signed-in people load it, and a template
 * would make every page larger for everybody.
 */
import { siteContentPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Account } from '#shared/shapes/account.ts'
import { everywhere, partsOf } from '../edit-link/edit-parts.ts'

const show = async () => {
  const content = document.querySelector('#content')
  const article = content?.querySelector<HTMLElement>('[data-editor]')
  // The page of an article that does not exist has nothing to edit.
  const isArticle = /^\/(news|blog)\/./.test(location.pathname)
  // A preview is embedded in another page.
  if (window.parent !== window || (isArticle && !article)) return
  if (!(await mayEdit(isArticle ? 'articles.write' : 'site.write'))) return
  if (article) article.append(articleLink(article.dataset.editor ?? ''))
  else content?.prepend(partLinks())
}

const mayEdit = async (permission: Permission) => {
  const headers = { Authorization: `Bearer ${localStorage.authToken}` }
  const response = await fetch('/api/v1/auth/account', { headers })
  if (!response.ok) return false
  const { account }: { account: Account } = await response.json()
  return can({ role: account.role }, permission)
}

const element = (name: string, properties: Record<string, string>, ...children: (Node | string)[]) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const style = 'display:inline-block;padding-block:10px;font-weight:700;cursor:pointer'

/** Looks like the button for copying the link. */
const articleLink = (href: string) => {
  const { className = '' } = document.querySelector('[name=copy]') ?? {}
  return element('p', { style: 'margin-top: var(--space-3)' }, element('a', { href, className }, 'Edit'))
}

/** Above the page, which would otherwise move while somebody taps. */
const floating =
  'position:fixed;z-index:2;inset:auto auto var(--margin) var(--margin);max-width:min(460px, 100% - 2 * var(--margin));padding-inline:var(--space-4);background:var(--surface);color:var(--text);border:1px solid;border-radius:var(--radius-field)'

const partLinks = () => {
  const parts = Object.entries({ ...partsOf[location.pathname], ...everywhere })
  const items = parts.map(([name, title]) =>
    element('li', {}, element('a', { href: `${siteContentPath}/${name}`, style }, title)),
  )
  const list = element('ul', { className: 'plain-list actions' }, ...items)
  const details = element('details', {}, element('summary', { style }, 'Edit'), list)
  return element('nav', { className: 'no-print', style: floating, ariaLabel: 'Edit this page' }, details)
}

void show().catch(() => {})
