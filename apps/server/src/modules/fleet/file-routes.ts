// Exports and imports vehicles and drivers.
import {
  tableExportQuery,
  tableImportBody,
  tableImportResponse,
  type DistanceUnit,
} from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { readUnits } from '../../platform/company-units.ts'
import type { Member } from '../../platform/member.ts'
import { TABLE_TYPES, toRow, type FileColumns } from '../../platform/table-file.ts'
import { DRIVER_COLUMNS, vehicleColumns } from './file-columns.ts'
import { importDrivers, importVehicles } from './import-fleet.ts'
import { readAllDrivers, readAllVehicles, type FleetDeps } from './service.ts'

interface Kind<Item> {
  noun: 'vehicles' | 'drivers'
  /** Uses the company's unit of distance. */
  columnsFor: (units: DistanceUnit) => FileColumns<Item>
  read: (deps: FleetDeps, member: Member) => Promise<Item[]>
  take: typeof importVehicles
}

export function fleetFileRoutes(app: FastifyInstance, deps: FleetDeps): void {
  fileRoutes(app, deps, {
    noun: 'vehicles',
    columnsFor: vehicleColumns,
    read: readAllVehicles,
    take: importVehicles,
  })
  fileRoutes(app, deps, {
    noun: 'drivers',
    columnsFor: () => DRIVER_COLUMNS,
    read: readAllDrivers,
    take: importDrivers,
  })
}

function fileRoutes<Item>(
  app: FastifyInstance,
  deps: FleetDeps,
  { noun, columnsFor, read, take }: Kind<Item>,
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
        description: 'The CSV file can be edited and imported again.',
        querystring: tableExportQuery,
      },
    },
    async ({ member, query: { format } }, reply) => {
      const columns = columnsFor(
        await deps.scopes.asUser(member.claims, ({ trx }) => readUnits(trx, member.tenantId)),
      )
      const rows = (await read(deps, member)).map((item) => toRow(columns, item))
      return reply
        .type(TABLE_TYPES[format])
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
        description: 'Stores all rows or none: if a row is rejected, nothing is stored.',
        body: tableImportBody,
        response: { 200: tableImportResponse },
      },
    },
    async ({ member, body }) => take(deps, member, body),
  )
}
