import { z } from 'zod'
import { namedShape } from './fields.ts'

export const DnsRecord = z.object({
  kind: z.enum(['SPF', 'DKIM', 'DMARC']),
  name: z.string(),
  value: z.string().meta({ description: 'The text of a TXT record' }),
})
export type DnsRecord = z.infer<typeof DnsRecord>

export const Deliverability = namedShape('Deliverability', {
  from: z.string(),
  domain: z.string(),
  sends: z.boolean(),
  isSigned: z.boolean(),
  records: z.array(DnsRecord),
})
export type Deliverability = z.infer<typeof Deliverability>
