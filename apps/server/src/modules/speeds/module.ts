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
        summary: 'Retrieve the driving speeds of the company',
        description: 'Percent of the speed on the map, by weekday and hour.',
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
        summary: 'Replace the driving speeds of the company',
        description:
          'New plans, changes of the day, forecasts and drivers’ phones use the table at once. Existing plans keep their times; `speeds` of a plan says so. Send `changedAt` of the table that you read: the call answers `speeds_changed_meanwhile` if somebody changed it since.',
        // Clients may send back the response of `GET`; its other fields are ignored.
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
      schema: {
        tags,
        summary: 'Remove the driving speeds of the company',
        description: 'Uses the speeds of the map.',
        response,
      },
    },
    ({ member }) => saveTable(platform, member, { cells: noSpeeds(), source: 'typed' }),
  )
  api.post(
    '/driving-speeds/undo',
    {
      config: change,
      schema: {
        tags,
        summary: 'Undo the last change of the driving speeds',
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
        summary: 'Import driving speeds from a CSV file',
        description:
          'One line for each hour, with the columns `hour` and `monday` to `sunday`, or `workdays` and `weekend`. Empty cells are unknown. Nothing is stored if a cell is invalid.',
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
        description: 'The CSV can be imported again.',
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
        summary: 'Retrieve driving speeds learned from drives',
        description:
          'Compares drives between stops of the last 12 weeks with their times on the map. Changes nothing.',
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
        summary: 'Apply learned driving speeds',
        description:
          'Applies all learned speeds, or those of `hours`. Hours with too few drives stay unchanged. `POST /driving-speeds/undo` reverts it.',
        body: applyLearnedBody,
        response,
      },
    },
    ({ member, body }) => applyLearned(platform, member, body),
  )
}
