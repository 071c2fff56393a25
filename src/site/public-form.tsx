/**
 * The form of public pages, with a live region for its result. The server does the form validation. It works without
 * scripts, by a page load. `browser/forms.ts` sends it in place and keeps the text until the server has accepted it.
 * What is wrong is said by a list of links, with and without scripts, and never by a bubble of the browser.
 */
import type { ReactNode } from 'react'
import { useIsLight } from '#page/data-saver.ts'
import { Button, type ButtonVariant, Ring } from '#ui/button.tsx'
import { FieldError, FormName } from '#ui/field.tsx'
import { browserScript } from './browser-script.ts'
import type { FormCall } from './form-calls.ts'
import styles from './form-result.module.css'
import { FormResult, RefusalTemplate } from './form-result.tsx'
import type { Refusal } from './form-values.ts'
import { resultFocus } from './result-focus.ts'
import { Template, Value } from './templates/template.tsx'

type Props = {
  /** Unique on the page; the ids of the fields begin with it. */
  name: string
  /** How a script sends it: by a call of the API, or, without this, to its own page, whose content it then replaces. */
  call?: FormCall
  /** The path of the page that receives it; the current page when it is missing. */
  action?: string | undefined
  className?: string | undefined
  /** The result of sending it, if there is more to show than why it was refused. */
  result?: ReactNode
  refusal?: Refusal | undefined
  /** Says that it could not be sent. */
  failed: string
  /** One text for every error. */
  isBrief?: boolean
  /** What the script shows after a call, besides refusals. */
  templates?: ReactNode
  children: ReactNode
}

export const PublicForm = ({ name, call, refusal, failed, isBrief, templates, children, ...rest }: Props) => {
  const { result = refusal && <FormResult refusal={refusal} done="" failed={failed} />, ...form } = rest
  const script = useIsLight() ? {} : { 'data-script': browserScript('forms'), 'data-call': call ?? 'page' }
  return (
    <FormName value={name}>
      <form id={name} method="post" noValidate {...form} {...script}>
        <div
          className={`stack-3 ${styles.outcome}`}
          role="status"
          data-outcome=""
          tabIndex={-1}
          {...resultFocus(result ? {} : undefined)}
        >
          {result}
        </div>
        {children}
        {'data-script' in script && (
          <>
            <RefusalTemplate failed={failed} isBrief={isBrief} />
            {!isBrief && (
              <Template when="error">
                <FieldError>
                  <Value of="error" />
                </FieldError>
              </Template>
            )}
            {templates}
          </>
        )}
      </form>
    </FormName>
  )
}

type ButtonProps = { variant?: ButtonVariant; name?: string; value?: string; children: ReactNode }

/** The button that sends a form: the ring is visible while it is busy. */
export const SendButton = ({ children, ...rest }: ButtonProps) => (
  <Button {...rest}>
    <Ring />
    {children}
  </Button>
)
