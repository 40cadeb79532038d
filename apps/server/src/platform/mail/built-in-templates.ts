// Stores the product's templates in `email_templates`, where the owner edits them.
import { BUILT_IN_TEMPLATES } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Scopes } from '../db/scope.ts'

/** Setting with the types already written, so that a template that the owner deleted does not return. */
const WRITTEN_KEY = 'built_in_email_templates'

/** Writes new templates, and updates unedited ones. Repeatable. */
export async function writeBuiltInTemplates({ asService }: Pick<Scopes, 'asService'>): Promise<void> {
  const rows = JSON.stringify(
    BUILT_IN_TEMPLATES.map(({ type, name, subject, htmlContent, textContent, variables }) => ({
      type,
      name,
      subject,
      html: htmlContent,
      text: textContent,
      variables,
    })),
  )
  await asService('built-in email templates', async ({ trx }) => {
    // Several servers may start at once: the first writes.
    await sql`select pg_advisory_xact_lock(hashtextextended(${WRITTEN_KEY}, 0))`.execute(trx)
    await sql`
      with templates as (
        select * from jsonb_to_recordset(${rows}::jsonb)
          as g (type text, name text, subject text, html text, text text, variables jsonb)),
      refreshed as (
        update public.email_templates t set subject = g.subject, html_content = g.html, text_content = g.text, variables = g.variables
        from templates g where t.type = g.type and t.is_built_in
          and (t.subject, t.html_content, t.text_content, t.variables) is distinct from (g.subject, g.html, g.text, g.variables))
      insert into public.email_templates (name, type, subject, html_content, text_content, variables, is_active, is_built_in)
      select g.name, g.type, g.subject, g.html, g.text, g.variables,
        not exists (select from public.email_templates t where t.type = g.type and t.is_active and t.language is null), true
      from templates g
      where not exists (select from app.settings s where s.key = ${WRITTEN_KEY} and s.value ? g.type)`.execute(
      trx,
    )
    const types = JSON.stringify(BUILT_IN_TEMPLATES.map(({ type }) => type))
    await sql`insert into app.settings (key, value) values (${WRITTEN_KEY}, ${types}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(trx)
  })
}
