// Calls about a person's data.
import {
  personRequestItem,
  personRequestsResponse,
  personsResponse,
  personSummary,
  type PersonRef,
  type PersonRequestItem,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'

const WATCH_MS = 1_000

export const personsQuery = (search: string) =>
  queryOptions({
    queryKey: ['persons', 'found', search],
    queryFn: ({ signal }) =>
      callApi(`/persons?search=${encodeURIComponent(search)}`, personsResponse, { signal }),
    enabled: search.length >= 2,
  })

export const summaryQuery = (person: PersonRef | null) =>
  queryOptions({
    queryKey: ['persons', 'summary', person],
    queryFn: ({ signal }) =>
      callApi('/persons/summary', personSummary, { method: 'POST', body: person ?? {}, signal }),
    enabled: person !== null,
  })

const isAtWork = ({ status }: PersonRequestItem): boolean => status === 'queued' || status === 'running'

export const requestsQuery = () =>
  queryOptions({
    queryKey: ['persons', 'requests'],
    queryFn: ({ signal }) => callApi('/persons/requests', personRequestsResponse, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? WATCH_MS : false),
  })

export const exportPerson = (person: PersonRef) =>
  callApi('/persons/export', personRequestItem, { method: 'POST', body: person })
export const erasePerson = ({ person, waits }: { person: PersonRef; waits: boolean }) =>
  callApi('/persons/erase', personRequestItem, { method: 'POST', body: { ...person, waits } })
export const callOff = (id: string) => callApi(`/persons/requests/${id}`, z.null(), { method: 'DELETE' })
export const downloadPerson = ({ id, createdAt }: PersonRequestItem) =>
  downloadFile(`/persons/requests/${id}/file`, `person-${createdAt.slice(0, 10)}.zip`)
