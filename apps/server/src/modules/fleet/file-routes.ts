// Vehicles and drivers out to a file and in from one.
import { fleetExportQuery, fleetImportBody, fleetImportResponse } from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import type { Member } from '../../platform/member.ts'
import { DRIVER_COLUMNS, toRow, VEHICLE_COLUMNS, type FleetColumns } from './file-columns.ts'
import { importDrivers, importVehicles } from './import-fleet.ts'
import { readAllDrivers, readAllVehicles, type FleetDeps } from './service.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface Kind<Item> {
  noun: 'vehicles' | 'drivers'
  columns: FleetColumns<Item>
  read: (deps: FleetDeps, member: Member) => Promise<Item[]>
  take: typeof importVehicles
}

export function fleetFileRoutes(app: FastifyInstance, deps: FleetDeps): void {
  fileRoutes(app, deps, {
    noun: 'vehicles',
    columns: VEHICLE_COLUMNS,
    read: readAllVehicles,
    take: importVehicles,
  })
  fileRoutes(app, deps, {
    noun: 'drivers',
    columns: DRIVER_COLUMNS,
    read: readAllDrivers,
    take: importDrivers,
  })
}

function fileRoutes<Item>(
  app: FastifyInstance,
  deps: FleetDeps,
  { noun, columns, read, take }: Kind<Item>,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Fleet']
  api.get(
    `/${noun}/export`,
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: `Download ${noun} as CSV or XLSX`,
        description: 'The CSV may be changed and imported again.',
        querystring: fleetExportQuery,
      },
    },
    async ({ member, query: { format } }, reply) => {
      const rows = (await read(deps, member)).map((item) => toRow(columns, item))
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="${noun}.${format}"`)
        .send(
          await writeTable(
            format,
            columns.map(({ header }) => header),
            rows,
          ),
        )
    },
  )
  api.post(
    `/${noun}/import`,
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: `Add and change ${noun} from a CSV file`,
        description: 'All rows, or none: with a row rejected nothing is stored.',
        body: fleetImportBody,
        response: { 200: fleetImportResponse },
      },
    },
    async ({ member, body }) => take(deps, member, body),
  )
}
