// Filters the day's orders by one of the company's own fields. The server searches, since the list does not
// carry the values; the choice stands in the URL as `?field=Dock=B7`.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ordersResponse, type CustomField } from '@dropwise/contracts'
import { callAllPages, callApi } from '../../lib/api.ts'
import { customFieldsQuery } from '../../lib/data/custom-fields.ts'
import { useUrlState } from '../../lib/url-state.ts'

export interface FieldFilterState {
  fields: readonly CustomField[]
  field: CustomField | null
  /** Null: any value. Empty: orders without one. */
  value: string | null
  /** A null value chooses only the field, a null field shows all orders. */
  choose: (name: string | null, value: string | null) => void
  /** Ids of the filtered orders; null while all are shown or the filter loads. */
  ids: ReadonlySet<string> | null
  /** Parameters of the export. */
  query: Record<string, string>
  error: unknown
}

export function useFieldFilter(day: string): FieldFilterState {
  const fields = useQuery(customFieldsQuery()).data?.fields ?? []
  const [stored, setStored] = useUrlState('field')
  const field = fields.find(({ name }) => stored === name || stored?.startsWith(`${name}=`)) ?? null
  const value = field && stored !== field.name && stored !== null ? stored.slice(field.name.length + 1) : null
  const query: Record<string, string> =
    field && value !== null ? { customField: field.name, customValue: value } : {}
  const matches = useQuery({
    queryKey: ['orders', day, 'field', field?.name, value],
    queryFn: ({ signal }) =>
      callAllPages((cursor) =>
        callApi('/orders', ordersResponse, { query: { date: day, limit: 200, cursor, ...query }, signal }),
      ),
    enabled: value !== null,
    retry: false,
  })
  const ids = useMemo(() => (matches.data ? new Set(matches.data.map(({ id }) => id)) : null), [matches.data])
  return {
    fields,
    field,
    value,
    choose: (name, next) => setStored(name === null || next === null ? name : `${name}=${next}`),
    ids: value === null ? null : ids,
    query,
    error: value === null ? null : matches.error,
  }
}
