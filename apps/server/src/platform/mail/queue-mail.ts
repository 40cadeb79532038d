// Writes a mail into the outbox: rendered from the active template of its type, in the transaction of what causes it.
import {
  allVariables,
  builtInFor,
  isCodeAccount,
  mailLanguageOf,
  render,
  templateVariable,
  type EmailTemplate,
  type MailBrand,
  type MailLanguage,
  type MailType,
  type MailValues,
} from '@dropwise/contracts'
import { CompiledQuery } from 'kysely'
import { z } from 'zod'
import { brandFrom, type Brand } from '../brand.ts'
import { headOf, valuesOfBrand } from './brand-values.ts'
import type { Work } from '../db/scope.ts'

export interface OutgoingMail<Type extends MailType = MailType> {
  /** Says which event this mail belongs to; a second one with the same key is not written. */
  dedupeKey: string
  /** The company that writes; null for the platform. */
  tenantId: string | null
  to: string
  type: Type
  /** A function where the values are words too: they come in the language of the template that is rendered. */
  values: MailValues<Type> | ((language: MailLanguage) => MailValues<Type>)
  /** After this the mail is of no use. */
  expiresAt?: Date
  attachment?: MailAttachment
  /** Whose head it has, where it is a company's; else that of the platform's brand. */
  brand?: MailBrand
  /** The delivery it tells of: its company sees what could not be sent. */
  deliveryId?: string
}

export interface MailAttachment {
  name: string
  content: Buffer
}

/** Runs one statement in the caller's transaction, whichever client that is. */
export type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>

/** Queues a mail in a service's scope; it goes out if and only if the transaction commits. */
export async function queueMail<Type extends MailType>(
  { trx }: Pick<Work, 'trx'>,
  mail: OutgoingMail<Type>,
): Promise<void> {
  await queueMailOn(async <Row>(text: string, values: unknown[]) => {
    const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, values))
    return rows
  }, mail)
}

/** As {@link queueMail}, for hooks that run on a connection of the surface. */
export async function queueMailOn<Type extends MailType>(
  query: Query,
  { dedupeKey, tenantId, to, type, values, expiresAt, attachment, brand, deliveryId }: OutgoingMail<Type>,
): Promise<void> {
  // Nobody reads there.
  if (isCodeAccount(to)) return
  const { template, language } = await templateFor(query, type, tenantId, to)
  const own = await brandOf(query)
  const all = {
    ...valuesOfBrand(own, to),
    ...(typeof values === 'function' ? values(language) : values),
  }
  const { subject, text, html } = render(template, all, { brand: brand ?? headOf(own) })
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
  /** Language of whoever reads the mail. */
  reader: string
  /** The text that somebody wrote; null where the product's own applies. */
  text: {
    language: string
    subject: string
    htmlContent: string
    textContent: string
    variables: unknown
  } | null
}

/** The company's text or the platform's, in the reader's language where there is one; else the product's own in it. */
async function templateFor(
  query: Query,
  type: MailType,
  tenantId: string | null,
  to: string,
): Promise<{ template: EmailTemplate; language: MailLanguage }> {
  const [row] = await query<TemplateRow>('select reader, text from app.email_template_for($1, $2, $3)', [
    type,
    tenantId,
    to,
  ])
  if (!row) throw new Error('The database names no reader of the mail.')
  if (!row.text) return builtInFor(type, mailLanguageOf(row.reader))
  const { subject, htmlContent, textContent, ...written } = row.text
  const language = mailLanguageOf(written.language)
  // What the author says of a variable overrides the product's; a list that cannot be read must not stop the mail.
  const own = z.array(templateVariable).safeParse(written.variables).data ?? []
  const variables = allVariables(builtInFor(type, language).template.variables, own)
  return { template: { subject, htmlContent, textContent, variables }, language }
}
