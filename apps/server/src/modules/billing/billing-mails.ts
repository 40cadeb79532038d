// Mails about money and access go to the company's administrators and its billing address.
import type { MailType } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Work } from '../../platform/db/scope.ts'
import { queueMail, type MailAttachment, type OutgoingMail } from '../../platform/mail/queue-mail.ts'

interface BillingMail<Type extends MailType> {
  /** Identifies the event; each address gets its mail once. */
  key: string
  tenantId: string
  type: Type
  values: OutgoingMail<Type>['values']
  attachment?: MailAttachment
}

export async function mailToPayers<Type extends MailType>(
  work: Pick<Work, 'trx'>,
  { key, tenantId, type, values, attachment }: BillingMail<Type>,
): Promise<void> {
  const { rows } = await sql<{ address: string }>`
    select address from app.billing_addresses(${tenantId}) as address`.execute(work.trx)
  for (const { address } of rows) {
    await queueMail(work, {
      dedupeKey: `${key} ${address}`,
      // From the platform to its customer, so the company's mail limits do not apply.
      tenantId: null,
      customerId: tenantId,
      to: address,
      type,
      values,
      ...(attachment && { attachment }),
    })
  }
}
