/** Every list that people page through: the paging index is repaired for all of them. */
import { articleLists } from '../articles/article-list.ts'
import { messageLists } from '../messages/message-row.ts'
import { questionLists } from '../questions/question-row.ts'
import { subscriberLists } from '../subscribers/subscriber-row.ts'

export const pagedLists = [...articleLists, ...messageLists, ...questionLists, ...subscriberLists]
