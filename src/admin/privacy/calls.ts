import type { ErasedData, PersonalData } from '#shared/shapes/personal-data.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'

/** What came of asking about an address, or of erasing it. */
export type Outcome = { failure?: Failure; data?: PersonalData; erased?: ErasedData & { email: string } }

export const answerRequest = async (request: Request): Promise<Outcome> => {
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const calls = adminApi(request)['personal-data']
  if (form.get('intent') === 'erase') {
    const erased = await bodyOf(() => calls.erase.$post({ json: { email } }))
    return isFailure(erased) ? { failure: erased } : { erased: { ...erased, email } }
  }
  const data = await bodyOf(() => calls.show.$post({ json: { email } }))
  return isFailure(data) ? { failure: data } : { data }
}
