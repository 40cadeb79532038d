// Writes a mail into the outbox, rendered from the active template of its type, in the transaction of its
// cause.
import {
  allVariables,
  isCodeAccount,
  formatsOf,
  mailLanguageOf,
  mailLocaleOf,
  render,
  templateVariable,
  type EmailTemplate,
  type MailBrand,
  type MailLocale,
  type MailType,
  type MailValues,
} from '@dropwise/contracts'
import { mailTemplateFor, valueWordsFor, type ValueWords } from '@dropwise/contracts/mail/platform-mails'
import { CompiledQuery } from 'kysely'
import { z } from 'zod'
import { brandFrom, type Brand } from '../brand.ts'
import { headOf, valuesOfBrand } from './brand-values.ts'
import type { Work } from '../db/scope.ts'

export interface OutgoingMail<Type extends MailType = MailType> {
  /** Identifies the mail's event; a second mail with the same key is dropped. */
  dedupeKey: string
  /** The sending company; null for the platform. */
  tenantId: string | null
  to: string
  type: Type
  /** A function when values contain words, which must be in the rendered template's language and the reader's formats. */
  values: MailValues<Type> | ((language: MailLocale, words: ValueWords) => MailValues<Type>)
  /** The company whose language a reader without one of their own has, in mails of the platform. */
  customerId?: string | null
  /** The mail is useless afterwards. */
  expiresAt?: Date
  attachment?: MailAttachment
  /** A company's header; absent: the platform's brand. */
  brand?: MailBrand
  /** The mail's delivery, so that its company sees failures. */
  deliveryId?: string
  /** A separate text for a reader of this language, in place of the active template. */
  template?: { template: EmailTemplate; language: MailLocale }
  /** Earliest time to send, so that the mail can be withdrawn before. */
  sendAfter?: Date
}

export interface MailAttachment {
  name: string
  content: Buffer
}

/** Runs one statement in the caller's transaction, with any client. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>

/** Queues a mail in a service's scope; it is sent if and only if the transaction commits. */
export async function queueMail<Type extends MailType>(
  { trx }: Pick<Work, 'trx'>,
  mail: OutgoingMail<Type>,
): Promise<void> {
  await queueMailOn(async <Row>(text: string, values: unknown[]) => {
    const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }, mail)
}

/** Like {@link queueMail}, for hooks on a connection of the surface. */
export async function queueMailOn<Type extends MailType>(
  query: Query,
  mail: OutgoingMail<Type>,
): Promise<void> {
  const { dedupeKey, tenantId, to, type, values, expiresAt, attachment, brand, deliveryId, sendAfter } = mail
  const customerId = tenantId ?? mail.customerId ?? null
  // These accounts have no mailbox.
  if (isCodeAccount(to)) return
  const { template, language } = mail.template ?? (await templateFor(query, type, customerId, to))
  const sender = await brandOf(query)
  const all = {
    ...valuesOfBrand(sender, to),
    ...(typeof values === 'function'
      ? values(language, await valueWordsFor(mailLanguageOf(language)))
      : values),
  }
  const { subject, text, html } = render(template, all, { brand: brand ?? headOf(sender) })
  await query('select app.queue_mail($1, $2, $3, $4, $5, $6, $7)', [
    dedupeKey,
    tenantId,
    to,
    subject,
    text,
    html,
    expiresAt ?? null,
  ])
  if (deliveryId)
    await query('update public.outbox set delivery_id = $2 where dedupe_key = $1 and delivery_id is null', [
      dedupeKey,
      deliveryId,
    ])
  if (sendAfter)
    await query('update public.outbox set send_after = $2 where dedupe_key = $1 and attempts = 0', [
      dedupeKey,
      sendAfter,
    ])
  if (attachment)
    await query(
      'update public.outbox set attachment_name = $2, attachment = $3 where dedupe_key = $1 and attachment is null',
      [dedupeKey, attachment.name, attachment.content],
    )
}

async function brandOf(query: Query): Promise<Brand> {
  const [row] = await query<{ brand: unknown }>('select app.brand() as brand', [])
  return brandFrom(row?.brand)
}

interface TemplateRow {
  /** The reader's language. */
  reader: string
  /** An edited text; null for the product's own. */
  text: {
    language: string
    subject: string
    htmlContent: string
    textContent: string
    variables: unknown
  } | null
}

/**
 * The company's or the platform's text, in the reader's language if there is one; else the product's own in
 * that language.
 */
async function templateFor(
  query: Query,
  type: MailType,
  customerId: string | null,
  to: string,
): Promise<{ template: EmailTemplate; language: MailLocale }> {
  const [row] = await query<TemplateRow>('select reader, text from app.email_template_for($1, $2, $3)', [
    type,
    customerId,
    to,
  ])
  if (!row) throw new Error('The database names no reader of the mail.')
  const reader = mailLocaleOf(row.reader)
  if (!row.text) {
    return { template: await mailTemplateFor(type, mailLanguageOf(reader)), language: reader }
  }
  const { subject, htmlContent, textContent, ...written } = row.text
  const language = mailLanguageOf(written.language)
  // The author's description of a variable overrides the product's; an unreadable list must not stop the
  // mail.
  const writtenVariables = z.array(templateVariable).safeParse(written.variables).data ?? []
  const builtIn = await mailTemplateFor(type, language)
  const variables = allVariables(builtIn.variables, writtenVariables)
  return { template: { subject, htmlContent, textContent, variables }, language: formatsOf(language, reader) }
}
