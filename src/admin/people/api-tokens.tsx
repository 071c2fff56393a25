/**
 * API tokens (API keys) for programs: the list of valid ones, and the form that creates one with its scopes.
 * `core/users/api-tokens.ts` checks them.
 */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { type TokenScope, tokenScopes } from '#shared/permissions.ts'
import type { ApiToken } from '#shared/shapes/api-token.ts'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { CopyButton } from '../copy-button.tsx'
import { FoldedSection } from '../folded.tsx'
import { AskButton } from '../form-dialog.tsx'
import { ConfirmFields, IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { Day, Moment } from '../moment.tsx'
import type { PeopleResult } from './calls.ts'
import styles from './people.module.css'

const title = 'Tokens for programs'

export const ApiTokens = ({ apiTokens }: { apiTokens: ApiToken[] }) => (
  <FoldedSection title={title} value={apiTokens.length > 0 ? String(apiTokens.length) : 'None'}>
    <p>
      Another program, such as an app, acts on your behalf with a token. Create one for each program, with no more than
      it needs.
    </p>
    {apiTokens.length > 0 && (
      <ListTable
        caption={title}
        items={apiTokens}
        columns={columns}
        actions={(apiToken) => <Revoke apiToken={apiToken} />}
      />
    )}
    <TokenForm />
  </FoldedSection>
)

const scopeTexts: Record<TokenScope, string> = {
  'articles.write': 'Articles and pictures: read drafts, write, publish',
  'messages.read': 'Messages: read',
  'messages.write': 'Messages: reply, mark, delete',
  'questions.write': 'Questions: answer, publish, delete',
  'volunteers.read': 'Volunteers: read',
  'volunteers.write': 'Volunteers: change, reply, delete',
  'subscribers.read': 'Subscribers: read',
  'subscribers.write': 'Subscribers: add, confirm, delete',
  'newsletters.write': 'Newsletters: write and send',
  'events.write': 'Events: add, change, publish, cancel',
  'places.write': 'Places: add, change, check',
  'site.write': 'Texts of the website: change',
}

const textOf = (scope: string) => tokenScopes.filter((each) => each === scope).map((each) => scopeTexts[each])

const columns: Column<ApiToken>[] = [
  { name: 'Program', holds: 'heading', cell: ({ name }) => <strong>{name}</strong> },
  { name: 'Allowed to', holds: 'text', cell: ({ scope }) => scope.flatMap(textOf).join('; ') },
  { name: 'Acts for', holds: 'detail', cell: ({ user }) => user },
  { name: 'Expires', holds: 'detail', cell: ({ expiresAt }) => <Day at={expiresAt} /> },
  { name: 'Last used', holds: 'detail', cell: ({ usedAt }) => (usedAt ? <Moment at={usedAt} /> : 'never') },
]

const Revoke = ({ apiToken: { _id, name } }: { apiToken: ApiToken }) => (
  <AskButton
    button="Revoke"
    about={`the token of ${name}`}
    question={`Revoke the token of ${name}?`}
    explanation={<p>The program can no longer act on your behalf. You cannot undo this.</p>}
    intent="revokeToken"
    fields={{ id: _id }}
  />
)

const TokenForm = () => {
  const fetcher = useFetcher<PeopleResult>()
  const failure = fetcher.data?.failure
  const field = fieldsOf(failure?.errors)
  const token = fetcher.data?.intent === 'createToken' ? fetcher.data.body?.token : undefined
  return (
    <>
      {token && <Created token={token} />}
      <IntentForm fetcher={fetcher} intent="createToken" errorsOf={['name', 'scope']} isCleared>
        <Field label="Program" {...field('name')} autoComplete="off" maxLength={limits.name} required />
        <CheckboxGroup legend="What it may do" {...field('scope')} options={Object.entries(scopeTexts)} />
        <Select
          label="Valid for"
          name="days"
          defaultValue="90"
          options={{ 30: '30 days', 90: '90 days', 365: 'a year' }}
        />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher}>Create token</SubmitButton>
      </IntentForm>
    </>
  )
}

const Created = ({ token }: { token: string }) => (
  <SuccessAlert>
    <div className={styles.invited}>
      <p>The token is shown only once. Copy it into the program now:</p>
      <p>{token}</p>
      <CopyButton text={token} what="token" />
    </div>
  </SuccessAlert>
)
