// Driving speeds: a company's own table by weekday and hour, typed, loaded from a file, or learned from its drives.
import {
  applyLearnedBody,
  drivingSpeedsBody,
  drivingSpeedsFile,
  drivingSpeedsResponse,
  learnedSpeedsResponse,
  noSpeeds,
  tableExportQuery,
  undoSpeedsBody,
} from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireAdmin, requireMember } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { TABLE_TYPES } from '../../platform/table-file.ts'
import { applyLearned, readLearned, readTable, saveTable, undoTable } from './service.ts'
import { readSpeedFile, SPEED_HEADERS, speedRows } from './table-file.ts'

export const speeds: ServerModule = {
  name: 'speeds',
  api(app, platform) {
    tableRoutes(app, platform)
    learnedRoutes(app, platform)
  },
}

const tags = ['Planning']
const read = { access: requireMember() }
const change = { access: requireAdmin(undefined, 'settings:write') }
const response = { 200: drivingSpeedsResponse }

function tableRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/driving-speeds',
    {
      config: read,
      schema: {
        tags,
        summary: 'The company’s driving speeds by weekday and hour, in percent of the speed on the map',
        response,
      },
    },
    ({ member }) => readTable(platform, member),
  )
  api.put(
    '/driving-speeds',
    {
      config: change,
      schema: {
        tags,
        summary: 'Set the company’s driving speeds, as a whole',
        description:
          'New plans, changes of the day, forecasts and the drivers’ phones drive by it at once. Existing plans keep their times and say so. With `changedAt` of the table that was read, a change of somebody else meanwhile is not overwritten: `speeds_changed_meanwhile`.',
        // Clients may send back what `GET` returned: the rest is ignored.
        body: drivingSpeedsBody.extend(drivingSpeedsResponse.omit({ cells: true }).partial().shape),
        response,
      },
    },
    ({ member, body }) => saveTable(platform, member, { cells: body.cells, source: 'typed' }, body.changedAt),
  )
  api.delete(
    '/driving-speeds',
    {
      config: change,
      schema: { tags, summary: 'Drive at the speeds on the map again', response },
    },
    ({ member }) => saveTable(platform, member, { cells: noSpeeds(), source: 'typed' }),
  )
  api.post(
    '/driving-speeds/undo',
    {
      config: change,
      schema: {
        tags,
        summary: 'Bring back the driving speeds from before the last change',
        body: undoSpeedsBody,
        response,
      },
    },
    ({ member, body }) => undoTable(platform, member, body?.changedAt),
  )
  api.post(
    '/driving-speeds/import',
    {
      config: change,
      schema: {
        tags,
        summary: 'Set the company’s driving speeds from a CSV file',
        description:
          'A line for each hour; columns `hour` and `monday` to `sunday`, or `workdays` and `weekend`. Empty cells are unknown. Nothing is stored while a cell does not fit.',
        body: drivingSpeedsFile,
        response,
      },
    },
    ({ member, body }) =>
      saveTable(platform, member, { cells: readSpeedFile(body.csv), source: 'file' }, body.changedAt),
  )
  api.get(
    '/driving-speeds/export',
    {
      config: read,
      schema: {
        tags,
        summary: 'Download the driving speeds as CSV or XLSX',
        description: 'The CSV may be changed and imported again.',
        querystring: tableExportQuery,
      },
    },
    async ({ member, query: { format } }, reply) => {
      const { cells } = await readTable(platform, member)
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="driving-speeds.${format}"`)
        .send(await writeTable(format, SPEED_HEADERS, speedRows(cells)))
    },
  )
}

function learnedRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/driving-speeds/learned',
    {
      config: read,
      schema: {
        tags,
        summary: 'The speeds that the company’s own drives show, with the drives behind each',
        description:
          'Compares the drives between doors of the last 12 weeks with their times on the map. Nothing is changed.',
        response: { 200: learnedSpeedsResponse },
      },
    },
    ({ member }) => readLearned(platform, member),
  )
  api.post(
    '/driving-speeds/learned/apply',
    {
      config: change,
      schema: {
        tags,
        summary: 'Drive by the learned speeds',
        description:
          'All of them, or those of `hours`. Hours with too few drives stay as they are. `POST /driving-speeds/undo` takes it back.',
        body: applyLearnedBody,
        response,
      },
    },
    ({ member, body }) => applyLearned(platform, member, body),
  )
}
