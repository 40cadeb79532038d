// Email templates through REST (requirement 2.9-6), and the call that sends a draft.
import {
  allVariables,
  BUILT_IN_TEMPLATES,
  EMAIL_TEMPLATE_TYPES,
  templateVariable,
  testMailResponse,
  variablesOf,
  type EmailTemplate,
  type EmailTemplateType,
  type TestMailBody,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'
import { supabase } from '../../../lib/supabase.ts'

/** A template on screen; `id` is null before saving. */
export interface StoredTemplate extends EmailTemplate {
  id: string | null
  name: string
  type: EmailTemplateType
  /** Readers' language; null for readers without a text in theirs. */
  language: string | null
  isActive: boolean
  isBuiltIn: boolean
  version: number
  updatedAt: string | null
}

const text = {
  subject: z.string(),
  html_content: z.string(),
  text_content: z.string(),
  variables: z.array(templateVariable).catch([]),
}
const row = z.object({
  ...text,
  id: z.string(),
  name: z.string(),
  type: z.enum(Object.keys(EMAIL_TEMPLATE_TYPES) as [EmailTemplateType]),
  language: z.string().nullable(),
  is_active: z.boolean(),
  is_built_in: z.boolean(),
  version: z.number(),
  updated_at: z.string(),
})
const versionRow = z.object({
  ...text,
  version: z.number(),
  at: z.string(),
  saved_by: z.string().nullable(),
})

function textOf(stored: z.output<z.ZodObject<typeof text>>, type: EmailTemplateType): EmailTemplate {
  return {
    subject: stored.subject,
    htmlContent: stored.html_content,
    textContent: stored.text_content,
    variables: allVariables(variablesOf(type), stored.variables),
  }
}

const toTemplate = (stored: z.output<typeof row>): StoredTemplate => ({
  ...textOf(stored, stored.type),
  id: stored.id,
  name: stored.name,
  type: stored.type,
  language: stored.language,
  isActive: stored.is_active,
  isBuiltIn: stored.is_built_in,
  version: stored.version,
  updatedAt: stored.updated_at,
})

/** Shown when stored templates cannot be loaded; mails then use these too. */
export const DEFAULT_TEMPLATES: readonly StoredTemplate[] = BUILT_IN_TEMPLATES.map((builtIn) => ({
  ...builtIn,
  id: null,
  language: null,
  isActive: true,
  isBuiltIn: true,
  version: 1,
  updatedAt: null,
}))

async function fetchTemplates(): Promise<StoredTemplate[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('email_templates')
    .select('*')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
  if (error) throw new Error(error.message)
  return z.array(row).parse(data).map(toTemplate)
}

/** Newest first. */
export const templatesQuery = () =>
  queryOptions({ queryKey: ['owner', 'emails', 'list'], queryFn: fetchTemplates })

/** One template; null when missing or unreadable. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['owner', 'emails', 'template', id],
    queryFn: async (): Promise<StoredTemplate | null> => {
      const client = await supabase()
      const { data, error } = await client.from('email_templates').select('*').eq('id', id).maybeSingle()
      if (error) console.error('Reading a template failed', error.message)
      const parsed = row.safeParse(data)
      return parsed.success ? toTemplate(parsed.data) : null
    },
    // The editor holds the input, so no refetch may replace it.
    staleTime: Infinity,
    gcTime: 0,
  })

/** Updates by id, or inserts without one; throws database errors. */
export async function saveTemplate(template: StoredTemplate): Promise<StoredTemplate> {
  const client = await supabase()
  const fields = {
    name: template.name.trim(),
    type: template.type,
    language: template.type === 'custom' ? null : template.language,
    subject: template.subject.trim(),
    html_content: template.htmlContent,
    text_content: template.textContent,
    variables: template.variables,
    is_active: template.isActive,
  }
  const table = client.from('email_templates')
  const written = template.id ? table.update(fields).eq('id', template.id) : table.insert(fields)
  const { data, error } = await written.select().single()
  if (error) throw new Error(error.message)
  return toTemplate(row.parse(data))
}

export async function deleteTemplate(id: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.from('email_templates').delete().eq('id', id)
  if (error) throw new Error(error.message)
}

export interface TemplateVersion extends EmailTemplate {
  version: number
  /** When it was replaced, and by whom. */
  at: string
  replacedBy: string | null
}

/** Earlier versions, newest first. */
export const versionsQuery = (id: string, type: EmailTemplateType) =>
  queryOptions({
    queryKey: ['owner', 'emails', 'versions', id],
    queryFn: async (): Promise<TemplateVersion[]> => {
      const client = await supabase()
      const { data, error } = await client
        .from('email_template_versions')
        .select('*')
        .eq('template_id', id)
        .order('version', { ascending: false })
        .limit(50)
      if (error) throw new Error(error.message)
      return z
        .array(versionRow)
        .parse(data)
        .map((stored) => ({
          ...textOf(stored, type),
          version: stored.version,
          at: stored.at,
          replacedBy: stored.saved_by,
        }))
    },
  })

export const sendTest = (body: TestMailBody) =>
  callApi('/owner/email-templates/test', testMailResponse, { method: 'POST', body, timeoutMs: 60_000 })
