/** The list of questions that visitors ask without a name: waiting ones first, the oldest on top. */

import { Link } from 'react-router'
import titles from '#admin/lists/titles.module.css'
import { limits } from '#shared/limits.ts'
import { manageQuestionsPath } from '#shared/paths.ts'
import type { Question } from '#shared/shapes/question.ts'
import { isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { MarkList } from '../messages/marks.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/questions'
import { listQuestions, questionFilters, questionPath, stateWords } from './calls.ts'
import { runQuestionIntent } from './intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listQuestions(request)

/** Undo runs here after a question was deleted. */
export const clientAction = actionOf(runQuestionIntent)

const title = 'Questions'

export default function ManageQuestions({ loaderData: list }: Route.ComponentProps) {
  const { state, search } = useFilter(questionFilters)
  return (
    <ListPage
      title={title}
      list={list}
      words={{
        loading: 'Loading questions',
        empty: search ? 'No questions match. Try other words.' : stateWords[state].empty,
      }}
      begin={{ to: `${manageQuestionsPath}/new`, text: 'Add a question by phone' }}
      above={
        <>
          <FilterTabs
            filters={questionFilters}
            name="state"
            label="Questions by status"
            tabs={stateWords}
            toDo="waiting"
            counts={isFailure(list) ? undefined : list.counts}
          />
          <FilterSearch filters={questionFilters} label="Search questions" maxLength={limits.inboxSearch} />
        </>
      }
    >
      {(questions) => <ListTable caption={title} items={questions} columns={columns} />}
    </ListPage>
  )
}

/** The visitor's words are deleted before the published answer. */
const nameOf = ({ question, asked }: Question) => question || asked

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text)

const columns: Column<Question>[] = [
  {
    name: 'Question',
    holds: 'heading',
    cell: (question) => (
      <>
        <Link className={titles.title} to={questionPath(question._id)}>
          {shortened(nameOf(question))}
        </Link>
        <MarkList marks={marksOf(question)} />
      </>
    ),
  },
  { name: 'Asked', holds: 'detail', cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

const marksOf = ({ state, isUrgent, answer, clinician, cameBy }: Question) => [
  isUrgent && state === 'waiting' && 'May be urgent',
  cameBy && 'By phone',
  state === 'waiting' && answer !== '' && 'Draft',
  state === 'answered' && (clinician ? 'Read by a clinician' : 'Not read by a clinician'),
]
