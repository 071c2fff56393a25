import type { ReactNode } from 'react'
import { subscribePath } from '#shared/paths.ts'
import { nextStep } from '#shared/wording/subscribe.ts'
import { wording } from '#shared/wording.ts'
import { FormResult, Queued } from '../form-result.tsx'
import { queuedWording } from '../offline/offline-wording.ts'
import { PublicForm } from '../public-form.tsx'
import { Template, Value } from '../templates/template.tsx'
import { NextStep } from './consent.tsx'
import type { Subscribed } from './subscribe-email.ts'

const { done, failed } = wording.subscribe

type Props = { name: string; className?: string | undefined; sent?: Subscribed | undefined; children: ReactNode }

/** The newsletter form of the footer and of its own page. The server validates the address. */
export const SubscribeForm = ({ name, className, sent, children }: Props) => (
  <PublicForm
    name={name}
    call="subscribe"
    action={subscribePath}
    className={className}
    failed={failed}
    isBrief
    result={sent && <Result refusal={sent.refusal} next={nextStep(sent.sendsEmail)} />}
    templates={
      <>
        <Template when="sent">
          <Result next={<Value of="next" />} />
        </Template>
        <Template when="queued">
          <FormResult refusal={undefined} done={<Queued>{queuedWording.subscribe}</Queued>} failed="" />
        </Template>
      </>
    }
  >
    {children}
  </PublicForm>
)

const Result = ({ refusal, next }: { refusal?: Subscribed['refusal']; next: ReactNode }) => (
  <FormResult
    refusal={refusal && { ...refusal, errors: {} }}
    done={done}
    failed={failed}
    after={!refusal && <NextStep>{next}</NextStep>}
  />
)
