// Order files for tests: template lines, a zip that unpacks to too much, and a company's imports and counts.
import type { TestApi, TestCompany } from '../testing.ts'

export const DAY = new Date().toISOString().slice(0, 10)
export const OTHER_DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
export const HEAD =
  'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'

export function line(reference: string, address: string, more: Partial<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    reference,
    recipient: `Recipient ${reference}`,
    address: `"${address}"`,
    date: DAY,
    ...more,
  }
  return HEAD.split(',')
    .map((name) => row[name] ?? '')
    .join(',')
}

export const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n')

/** Imports and counts orders of the test's current company. */
export function importer(at: () => { api: TestApi; company: TestCompany }) {
  async function send(body: string | Buffer | object, query = '', type = 'text/csv', key?: string) {
    const { api, company } = at()
    const headers = {
      'content-type': typeof body === 'object' && !Buffer.isBuffer(body) ? 'application/json' : type,
    }
    return api.call(key ?? company.keys.dispatcher, 'POST', `/orders/import${query}`, { body, headers })
  }

  async function count(): Promise<number> {
    const { api, company } = at()
    const [row] = await api.platform.database.asOwner<{ n: number }>(
      'select count(*)::int as n from public.orders where tenant_id = $1',
      [company.tenantId],
    )
    return row!.n
  }

  return { send, count }
}

/** A zip archive with one part of zeros, of this many megabytes. */
export async function packedZeros(megabytes: number): Promise<Buffer> {
  const { crc32, deflateRawSync } = await import('node:zlib')
  const plain = Buffer.alloc(megabytes * 1024 * 1024)
  const packed = deflateRawSync(plain, { level: 1 })
  const name = Buffer.from('xl/workbook.xml')
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(plain), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(plain.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed])
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
    fields,
    Buffer.alloc(14),
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

/** A zip archive that ends after a directory with this many parts. */
export function manyParts(count: number): Buffer {
  const local = Buffer.from('PK\u0003\u0004', 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, end])
}
