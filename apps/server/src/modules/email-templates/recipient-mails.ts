// A company's own texts for mails to recipients, in place of the platform's (app.email_template_for
// chooses).
import {
  builtInFor,
  lintTemplate,
  mailLanguageOf,
  mailLocaleOf,
  RECIPIENT_MAIL_TYPES,
  variablesOf,
  type MailLanguage,
  type MailLocale,
  type RecipientMail,
  type RecipientMailBody,
  type RecipientMails,
  type RecipientMailType,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

type Deps = Pick<Scopes, 'asService'>

interface TextRow {
  type: RecipientMailType
  language: string | null
  subject: string
  html_content: string
  text_content: string
}

const toMail = ({ type, language, subject, html_content, text_content }: TextRow): RecipientMail => ({
  type,
  language,
  subject,
  htmlContent: html_content,
  textContent: text_content,
})

export function readRecipientMails({ asService }: Deps, { tenantId }: Member): Promise<RecipientMails> {
  return asService('mails to recipients of a company', ({ trx }) => readMails(trx, tenantId))
}

async function readMails(trx: Trx, tenantId: string): Promise<RecipientMails> {
  const { locale } = onlyRow(
    await sql<{ locale: string }>`select locale from public.tenants where id = ${tenantId}`.execute(trx),
  )
  const { rows: companyTexts } = await sql<TextRow>`
    select type, language, subject, html_content, text_content from public.recipient_mail_texts
    where tenant_id = ${tenantId} order by type, language nulls first`.execute(trx)
  const { rows: platformTexts } = await sql<TextRow>`
    select type, language, subject, html_content, text_content from public.email_templates
    where type = any(${RECIPIENT_MAIL_TYPES}::text[]) and is_active and not is_built_in
    order by type, language nulls first`.execute(trx)
  return {
    language: mailLocaleOf(locale),
    items: companyTexts.map(toMail),
    platform: withBuiltIn(platformTexts.map(toMail), mailLanguageOf(locale)),
  }
}

/** Adds built-in texts of types for which the platform has none for all languages. */
function withBuiltIn(platform: RecipientMail[], language: MailLanguage): RecipientMail[] {
  const missing = RECIPIENT_MAIL_TYPES.filter(
    (type) => !platform.some((mail) => mail.type === type && mail.language === null),
  )
  return [
    ...missing.map((type): RecipientMail => {
      const { subject, htmlContent, textContent } = builtInFor(type, language)
      return { type, language: null, subject, htmlContent, textContent, isBuiltIn: true }
    }),
    ...platform,
  ]
}

/** Throws validation_failed for variables that this mail does not have. */
export async function writeRecipientMail(
  { asService }: Deps,
  { tenantId }: Member,
  type: RecipientMailType,
  language: MailLanguage | null,
  { subject, htmlContent, textContent }: RecipientMailBody,
): Promise<RecipientMails> {
  const wrong = lintTemplate({ subject, htmlContent, textContent, variables: variablesOf(type) }).filter(
    ({ level }) => level === 'error',
  )
  if (wrong.length > 0)
    throw errors.validation_failed(wrong.map(({ field, message }) => ({ field: FIELDS[field], message })))
  return asService('word a mail to recipients', async ({ trx }) => {
    await sql`
      insert into public.recipient_mail_texts (tenant_id, type, language, subject, html_content, text_content)
      values (${tenantId}, ${type}, ${language}, ${subject}, ${htmlContent}, ${textContent})
      on conflict (tenant_id, type, language) do update
      set subject = excluded.subject, html_content = excluded.html_content, text_content = excluded.text_content`.execute(
      trx,
    )
    return readMails(trx, tenantId)
  })
}

const FIELDS = { Subject: 'subject', HTML: 'htmlContent', Text: 'textContent' } as const

/** Returns to the platform's text. Succeeds when there is nothing to remove. */
export function resetRecipientMail(
  { asService }: Deps,
  { tenantId }: Member,
  type: RecipientMailType,
  language: MailLanguage | null,
): Promise<RecipientMails> {
  return asService('reset a mail to recipients', async ({ trx }) => {
    await sql`
      delete from public.recipient_mail_texts
      where tenant_id = ${tenantId} and type = ${type} and language is not distinct from ${language}`.execute(
      trx,
    )
    return readMails(trx, tenantId)
  })
}

/** Sets the language of recipients who chose none. */
export function setRecipientLanguage(
  { asService }: Deps,
  { tenantId }: Member,
  language: MailLocale,
): Promise<RecipientMails> {
  return asService('set the language of recipients', async ({ trx }) => {
    await sql`update public.tenants set locale = ${language} where id = ${tenantId}`.execute(trx)
    return readMails(trx, tenantId)
  })
}
