/**
 * The page where visitors ask a question without a name. With and without scripts, one form posts the question; the
 * same page then suggests similar answers, or shows the receipt code.
 */
import { data } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { askPath, placesPath, privacyPath, questionsPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { codeWording, privacyLinkText } from '#shared/wording/forms.ts'
import { placesWording } from '#shared/wording/places.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { fieldsOf, TextArea } from '#ui/field.tsx'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { stampOf } from '../bot-check/stamp.ts'
import { CodeForm, openCode } from '../code-form.tsx'
import { HelpAfterMessage } from '../emergency-help.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { loadListedPlace } from '../places/load-places.ts'
import { PublicForm, SendButton } from '../public-form.tsx'
import type { Route } from './+types/ask'
import { answerDaysOf } from './load-questions.ts'
import styles from './questions.module.css'
import { Offered, Receipt } from './receipt.tsx'
import { type SentQuestion, sendQuestion, sendsAnyway } from './send-question.ts'

const words = questionsWording.ask

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const place = await placeNamed(api, new URL(request.url).searchParams.get('place'))
  return { stamp: await stampOf(api), answerDays: await answerDaysOf(api), place }
}

/** The place of care that the visitor reports as wrong, if the link names one. */
const placeNamed = async (api: ApiClient, slug: string | null) => {
  const result = slug ? await loadListedPlace(api, slug) : undefined
  return result?.is === 'found' ? result.place : undefined
}

/** The form for a code posts here, too, so that no address contains a code. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const opened = await openCode(request, (code) => `${askPath}/${code}`)
  if (opened) return opened
  const sent = await sendQuestion(context.get(apiContext), request)
  return data(sent, { status: sent.is === 'refused' ? sent.refusal.status : 200 })
}

export default function Ask({ actionData, loaderData }: Route.ComponentProps) {
  const sent = actionData && 'is' in actionData ? actionData : undefined
  if (sent?.is === 'received') return <Receipt sent={sent} />
  return (
    <>
      <PageHead title={words.title} description={words.description} path={askPath} />
      <PageTop title={words.title} lead={words.lead} isArtOnlyWide />
      <div className={`container page ${styles.page}`}>
        <div className={`notice ${styles.notice}`}>
          <HelpAfterMessage />
        </div>
        <QuestionForm sent={sent} {...loaderData} />
        <p>
          <a href={questionsPath}>{words.readAnswers}</a>
        </p>
        <section className={`stack-4 ${styles.code}`} aria-labelledby="code">
          <h2 id="code">{codeWording.have}</h2>
          <CodeForm action={askPath} words={questionsWording.code} />
        </section>
      </div>
    </>
  )
}

type AboutPlace = Pick<Place, 'name' | 'town' | 'slug'>
type FormProps = {
  sent: SentQuestion | undefined
  stamp: string
  answerDays: number | undefined
  place: AboutPlace | undefined
}

/** The beginning of a correction; the address identifies the place for the volunteer. */
const correctionOf = ({ name, town, slug }: AboutPlace) =>
  placesWording.correction(`${name}, ${town}`, `${placesPath}/${slug}`)

const QuestionForm = ({ sent, stamp, answerDays, place }: FormProps) => {
  const refusal = sent?.is === 'refused' ? sent.refusal : undefined
  // Answers to questions do not help a person who corrects an address.
  const isSentAtOnce = sent?.is === 'offered' || place !== undefined
  return (
    <PublicForm name="ask" className="stack-4" action={askPath} failed={words.failed} refusal={refusal}>
      {place && <p>{placesWording.about(place.name, place.town)}</p>}
      {sent?.is === 'offered' && <Offered of={sent} />}
      <TextArea
        label={words.label}
        {...fieldsOf(refusal?.errors)('question')}
        hint={words.hint}
        rows={6}
        required
        defaultValue={sent?.typed ?? (place && correctionOf(place))}
      />
      {answerDays && <p>{words.answerDays(answerDays)}</p>}
      <p className="soft">
        {words.kept} {words.under} <a href={privacyPath}>{privacyLinkText}</a>
      </p>
      <BotCheckFields stamp={stamp} />
      <p>{words.whoAnswers}</p>
      <p>
        <SendButton {...(isSentAtOnce && { name: sendsAnyway, value: 'yes' })}>{words.send}</SendButton>
      </p>
    </PublicForm>
  )
}
