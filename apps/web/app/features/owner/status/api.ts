// Incidents and maintenance, posted by owners through row policies.
import { queryOptions } from '@tanstack/react-query'
import { statusResponse } from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'
import { supabase } from '../../../lib/supabase.ts'

export const SEVERITIES = ['minor', 'major', 'critical'] as const
export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const

const incident = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  component: z.string(),
  severity: z.enum(SEVERITIES),
  state: z.enum(INCIDENT_STATES),
  started_at: z.string(),
  resolved_at: z.string().nullable(),
})
export type IncidentRow = z.infer<typeof incident>
const maintenance = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
})
export type MaintenanceRow = z.infer<typeof maintenance>

export const componentsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'components'],
    queryFn: ({ signal }) => callApi('/status', statusResponse, { signal }),
  })
export const incidentsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'incidents'],
    queryFn: async () => {
      const client = await supabase()
      const { data, error } = await client
        .from('incidents')
        .select('*')
        .order('started_at', { ascending: false })
        .limit(200)
      if (error) throw new Error(error.message)
      return z.array(incident).parse(data)
    },
  })
export const maintenanceQuery = () =>
  queryOptions({
    queryKey: ['owner', 'maintenance'],
    queryFn: async () => {
      const client = await supabase()
      const { data, error } = await client
        .from('maintenance_windows')
        .select('*')
        .order('starts_at', { ascending: false })
        .limit(200)
      if (error) throw new Error(error.message)
      return z.array(maintenance).parse(data)
    },
  })

async function write(
  table: 'incidents' | 'maintenance_windows',
  id: string | undefined,
  values: object,
): Promise<void> {
  const client = await supabase()
  const { error } =
    id === undefined
      ? await client.from(table).insert(values)
      : await client.from(table).update(values).eq('id', id)
  if (error) throw new Error(error.message)
}

/** A resolved incident keeps its time; reopening clears it. */
export const saveIncident = ({
  id,
  ...values
}: Omit<IncidentRow, 'id' | 'started_at' | 'resolved_at'> & { id?: string | undefined }) =>
  write('incidents', id, {
    ...values,
    resolved_at: values.state === 'resolved' ? new Date().toISOString() : null,
  })
export const saveMaintenance = ({
  id,
  ...values
}: Omit<MaintenanceRow, 'id'> & { id?: string | undefined }) => write('maintenance_windows', id, values)

export async function deleteRow({
  table,
  id,
}: {
  table: 'incidents' | 'maintenance_windows'
  id: string
}): Promise<void> {
  const client = await supabase()
  const { error } = await client.from(table).delete().eq('id', id)
  if (error) throw new Error(error.message)
}
