import { type Feed, otherFeedOf } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'

export const moveLabel = ({ kind }: Feed) => adminWording[otherFeedOf(kind).kind].moveHere
