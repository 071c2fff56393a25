import { momentOf } from './outbox/moment.ts'

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>
