// The company's rules for recipients, in tenants.settings.notices.
import { readNoticeRules, type NoticeRules } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { valueOf } from '../../lib/data/failure.ts'
import { supabase } from '../../lib/supabase.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

const row = z.object({ settings: z.record(z.string(), z.unknown()) })

async function fetchSettings(companyId: string): Promise<Record<string, unknown>> {
  const client = await supabase()
  const tenant = valueOf(await client.from('tenants').select('settings').eq('id', companyId).single())
  return row.parse(tenant).settings
}

export const recipientRulesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId, 'recipient-rules'],
    queryFn: async () => readNoticeRules(await fetchSettings(companyId)),
  })

/** Saves the rules and keeps other settings. Throws when not allowed. */
export async function saveRecipientRules(companyId: string, change: Partial<NoticeRules>): Promise<void> {
  const stored = await fetchSettings(companyId)
  const client = await supabase()
  const { data, error } = await client
    .from('tenants')
    .update({ settings: { ...stored, notices: { ...readNoticeRules(stored), ...change } } })
    .eq('id', companyId)
    .select('id')
  if (error) throw new Error(error.message)
  if (data.length === 0) throw new Error(words('onlyAdministrator'))
}
