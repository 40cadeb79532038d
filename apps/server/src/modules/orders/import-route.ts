// `POST /orders/import`: a raw file, a form with one file, or rows as JSON.
import {
  FLAG_TEXTS,
  dayText,
  IMPORT_MAX_BYTES,
  IMPORT_WARNINGS,
  importDay,
  importResponse,
  importRowsBody,
  type ImportWarningCode,
} from '@dropwise/contracts'
import { FileError, IMPORT_MAX_SIZE } from '@dropwise/order-files'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createHash } from 'node:crypto'
import { v5 as uuidV5 } from 'uuid'
import { z } from 'zod'
import { requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import { parseStrictly } from '../../platform/strict-input.ts'
import { importOrders, type ImportDeps, type ImportRequest } from './import-orders.ts'
import type { ImportSource } from './read-import.ts'

/** JSON rows repeat every column's name, so they are larger than their file. */
const ROWS_MAX_BYTES = 4 * IMPORT_MAX_BYTES
/** Namespace of the ids of imports sent as forms. */
const FORM_IMPORTS = '6f0f4f39-8a3e-4f0c-9b0e-3c1c3b0c2f54'
const FILE_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/octet-stream',
  'application/pdf',
  'application/vnd.ms-excel',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'message/rfc822',
]

const flag = z
  .enum(FLAG_TEXTS)
  .optional()
  .transform((text) => text === 'true' || text === '1' || text === '')
const importQuery = z.object({
  dryRun: flag,
  partial: flag,
  /** Codes of uncertain readings, separated by commas, whose rows `partial` stores. */
  confirmed: z
    .string()
    .max(1_000)
    .optional()
    .transform((text) => text?.split(',') ?? [])
    .pipe(z.array(z.enum(Object.keys(IMPORT_WARNINGS) as ImportWarningCode[]))),
  fileName: z.string().max(200).optional(),
  defaultDate: dayText.optional(),
  /** Day of every row, in place of the file's; `file` keeps the file's days. */
  day: importDay.optional(),
  /** Allows past days: their orders are kept as history. */
  history: flag,
  /** Sheet of a workbook; absent: the one that looks most like orders. */
  sheet: z.string().max(200).optional(),
})

/**
 * Registers the import in a scope of its own, because its content types and limits differ from other routes.
 */
export async function importRoute(app: FastifyInstance, deps: ImportDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    FILE_TYPES,
    { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: ROWS_MAX_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )
  await app.register(multipart, { limits: { fileSize: IMPORT_MAX_BYTES, files: 1 } })
  app.addHook('preParsing', async (request) => refuseTooLarge(request))
  app.setErrorHandler((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? errors.too_large(IMPORT_MAX_SIZE) : error
  })

  app.withTypeProvider<ZodTypeProvider>().post(
    '/orders/import',
    {
      // The handler validates JSON rows, equally strictly.
      config: { access: requireStaff('orders:write'), acceptsUnknown: true },
      bodyLimit: ROWS_MAX_BYTES,
      schema: {
        tags: ['Orders'],
        summary: 'Import an order file',
        description:
          'Takes text/csv, XLSX, XLS, XLSB, ODS, a PDF with text, an e-mail (message/rfc822), a note in words (text/plain), a form with one file, or JSON rows. Nothing is stored if any row is rejected, unless `partial=true`. Rows with a warning count as rejected until `confirmed` contains its code.',
        consumes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
        querystring: importQuery,
        response: { 200: importResponse },
      },
    },
    async (request) => {
      const { dryRun, partial, confirmed, fileName, defaultDate, day, history, sheet } = request.query
      const body = await readBody(request)
      const importId = request.newRowId ?? formImportId(request, body.source)
      try {
        return await importOrders(deps, request.member, {
          ...body,
          source: 'file' in body.source && sheet ? { ...body.source, sheet } : body.source,
          ...(importId ? { importId } : {}),
          isDryRun: dryRun,
          isPartial: partial,
          confirmed,
          ...(fileName ? { fileName } : {}),
          ...(defaultDate ? { defaultDate } : {}),
          ...(day ? { day } : {}),
          ...(history ? { isHistory: true } : {}),
        })
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        throw error.reason === 'too_large' ? errors.too_large(IMPORT_MAX_SIZE) : errors.unsupported_file()
      }
    },
  )
}

type ImportBody = Pick<
  ImportRequest,
  | 'source'
  | 'mapping'
  | 'headers'
  | 'dropped'
  | 'fileName'
  | 'defaultDate'
  | 'day'
  | 'isHistory'
  | 'dateOrder'
>

async function readBody(request: FastifyRequest): Promise<ImportBody> {
  if (request.isMultipart()) {
    const part = await request.file()
    if (!part) return { source: { file: Buffer.alloc(0) } }
    return { source: { file: await part.toBuffer() }, fileName: part.filename.slice(0, 200) }
  }
  const { body } = request
  if (Buffer.isBuffer(body)) return { source: { file: body } }
  if (body === undefined || body === null) return { source: { file: Buffer.alloc(0) } }
  const { rows, firstLine, overlongRows, mapping, headers, dropped, fileName, ...days } = parseStrictly(
    importRowsBody,
    body,
  )
  const { defaultDate, day, history, dateOrder } = days
  return {
    source: { rows, ...(firstLine ? { firstLine } : {}), ...(overlongRows ? { overlongRows } : {}) },
    ...(mapping ? { mapping } : {}),
    ...(mapping && headers ? { headers } : {}),
    ...(dropped ? { dropped } : {}),
    ...(fileName ? { fileName } : {}),
    ...(defaultDate ? { defaultDate } : {}),
    ...(day ? { day } : {}),
    ...(history ? { isHistory: true } : {}),
    ...(dateOrder ? { dateOrder } : {}),
  }
}

/**
 * Id of an import by form: the same for the same person, key and file. The idempotency hook cannot compute
 * it, since only this route reads forms.
 */
function formImportId({ headers, claims, url }: FastifyRequest, source: ImportSource): string | null {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || !('file' in source)) return null
  const name = createHash('sha256')
    .update(`${claims.sub}\n${url}\n${key}\n`)
    .update(source.file)
    .digest('hex')
  return uuidV5(name, FORM_IMPORTS)
}

/** Refuses a body by its declared length before reading it; the parser's limit stops others. */
async function refuseTooLarge(request: FastifyRequest): Promise<void> {
  const isRows = request.headers['content-type']?.startsWith('application/json') ?? false
  if (Number(request.headers['content-length'] ?? 0) > (isRows ? ROWS_MAX_BYTES : IMPORT_MAX_BYTES))
    throw errors.too_large(IMPORT_MAX_SIZE)
}
