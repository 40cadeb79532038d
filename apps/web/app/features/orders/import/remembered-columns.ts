// The company's earlier mapping for a file with this header.
import { layoutKey, ORDER_FIELDS, type ColumnMapping } from '@dropwise/contracts'
import { z } from 'zod'
import { supabase } from '../../../lib/supabase.ts'

const importRow = z.object({ mapping: z.record(z.string(), z.string()), dropped: z.array(z.string()) })

export interface Remembered {
  mapping: ColumnMapping
  dropped: string[]
}

/** Null without an earlier mapping or on failure: columns are then guessed. */
export async function readRemembered(headers: readonly string[]): Promise<Remembered | null> {
  try {
    const client = await supabase()
    const { data } = await client
      .from('imports')
      .select('mapping,dropped')
      .eq('layout', layoutKey(headers))
      .order('id', { ascending: false })
      .limit(1)
    const lastImport = z.array(importRow).parse(data ?? [])[0]
    if (!lastImport) return null
    // Uses this file's spelling of headers, which may differ in case and punctuation.
    const columns = Object.entries(lastImport.mapping).filter(
      ([field, header]) => Object.hasOwn(ORDER_FIELDS, field) && headers.includes(header),
    )
    return {
      mapping: Object.fromEntries(columns),
      dropped: lastImport.dropped.filter((header) => headers.includes(header)),
    }
  } catch {
    return null
  }
}
