// The language of documents that are mailed to a company, whichever of its people reads them.
import { pickLanguage, SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** English for a company that is gone. */
export async function companyLanguage(trx: Trx, tenantId: string): Promise<Language> {
  const { rows } = await sql<{
    locale: string
  }>`select locale from public.tenants where id = ${tenantId}`.execute(trx)
  return pickLanguage([rows[0]?.locale]) ?? SOURCE_LANGUAGE
}
