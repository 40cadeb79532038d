// Tells a visitor what became of a request: by mail, or without a mail address as a text message. The words
// are the company's own where it has some, in the language of the page on which the visitor ordered.
import {
  deliveryNotice,
  dialable,
  fillOwnWording,
  formatsOf,
  instantOf,
  mailLanguageOf,
  mailLocaleOf,
  mailLogoUrl,
  noticeText,
  ownWording,
  parseClock,
  publicLink,
  publicOrigin,
  quietUntil,
  readNoticeRules,
  requestTemplate,
  type MessageChannel,
  type MessageWording,
  type OrderWish,
  type RecipientNotice,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { queueText } from '../../platform/texts/queue-text.ts'
import type { CompanyForm } from './queries.ts'
import type { FormPlatform } from './tools.ts'

type RequestNotice = Extract<RecipientNotice, `request_${string}`>
type OwnText = MessageWording & { kind: string; channel: string; language: string | null }

interface VisitorNotice {
  kind: RequestNotice
  id: string
  date: string
  wish: OrderWish
  /** The order made from an accepted request. */
  order?: { deliveryId: string; number: string; reference: string }
  /** What dispatch or the company adds. */
  addition: string
  /** Earliest time to send, so that dispatch can withdraw the answer. */
  sendAfter?: Date
}

/** Starts the keys of both channels in the outbox. */
export const keyOfNotice = (kind: RequestNotice, id: string): string => `order form ${kind} ${id}`

/** Sends nothing to a visitor who left neither an address nor a number. */
export async function tellVisitor(
  { publicUrl, clock }: Pick<FormPlatform, 'publicUrl' | 'clock'>,
  { trx }: Pick<Work, 'trx'>,
  form: CompanyForm,
  notice: VisitorNotice,
): Promise<void> {
  const { kind, id, wish, order, sendAfter } = notice
  const phone = dialable(wish.phone)
  const channel = wish.email ? 'email' : 'text'
  if (!wish.email && !phone) return
  const { title, message, values, url, language } = await wordsOf(trx, publicUrl, form, notice, channel)
  const common = {
    dedupeKey: keyOfNotice(kind, id),
    tenantId: form.tenantId,
    ...(order && { deliveryId: order.deliveryId }),
    expiresAt: values.promised.to,
  }
  if (wish.email)
    return queueMail(
      { trx },
      {
        ...common,
        to: wish.email,
        type: 'delivery_notification',
        template: { template: requestTemplate(mailLanguageOf(language), order !== undefined), language },
        brand: { name: form.name, color: form.color, logoUrl: mailLogoUrl(form.logoUrl, publicUrl) },
        values: {
          user_name: wish.recipient,
          company_name: form.name,
          headline: title,
          message,
          tracking_number: order?.number ?? '',
          tracking_url: url,
        },
        ...(sendAfter && { sendAfter }),
      },
    )
  const quiet = quietUntil(new Date(clock.now()), readNoticeRules(form.settings), form.timeZone)
  await queueText(trx, {
    ...common,
    to: phone!,
    body: message,
    sendAfter: quiet ?? sendAfter ?? null,
    deliveryId: order?.deliveryId ?? null,
  })
}

async function wordsOf(
  trx: Trx,
  publicUrl: string,
  form: CompanyForm,
  { kind, date, wish, order, addition }: VisitorNotice,
  channel: Extract<MessageChannel, 'email' | 'text'>,
) {
  const company = mailLocaleOf(form.locale)
  const language = formatsOf(wish.language ?? company, company)
  const url = order ? publicLink(publicOrigin(publicUrl, form.host), order.number) : ''
  const at = (clock: string) => instantOf(date, parseClock(clock) ?? 0, form.timeZone)
  const values = {
    company: form.name,
    reference: order?.reference ?? '',
    street: null,
    timeZone: form.timeZone,
    eta: null,
    promised: { from: at(wish.from), to: at(wish.to) },
    reason: kind === 'request_declined' ? addition : null,
  }
  const text = ownWording(await ownTexts(trx, form.tenantId, kind), kind, channel, mailLanguageOf(language))
  const around = { ...values, recipient: wish.recipient, trackingNumber: order?.number ?? '', url }
  const companyWording =
    text && fillOwnWording(text, around, formatsOf(text.language ?? company, language), channel)
  const product = deliveryNotice(kind, values, language)
  const wording = companyWording ?? {
    title: product.title,
    message: channel === 'text' ? noticeText(kind, values, language, url) : product.message,
  }
  // A company's own text may name the reason within its sentences.
  const isSaid = addition === '' || wording.message.includes(addition)
  return {
    title: wording.title,
    message: isSaid ? wording.message : `${wording.message}\n\n${addition}`,
    values,
    url,
    language,
  }
}

/** The company's own texts; empty while its plan does not include them. */
async function ownTexts(trx: Trx, tenantId: string, kind: RequestNotice): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`
    select m.kind, m.channel, m.language, m.title, m.message from public.recipient_message_texts m
    where m.tenant_id = ${tenantId} and m.kind = ${kind}
      and app.plan_limits(m.tenant_id) -> 'mails' is distinct from 'false'`.execute(trx)
  return rows
}
