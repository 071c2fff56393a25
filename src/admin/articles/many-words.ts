import type { BulkAction } from '#shared/shapes/editors-list.ts'

type Action = BulkAction['action']

export const actionLabels: Record<Action, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  trash: 'Move to trash',
  restore: 'Restore',
}

const pastTense: Record<Action, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
  restore: 'restored',
}

/** In numbers: 3 published, 1 not. One that was brought back is simply back. */
export const bulkSentence = (action: Action, done: number, refused: number) => {
  if (action === 'restore' && done === 1 && refused === 0) return 'It is back.'
  return `${done} ${pastTense[action]}${refused > 0 ? `, ${refused} not` : ''}.`
}
