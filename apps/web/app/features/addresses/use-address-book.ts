// Data and state of the address book.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useListState } from '../../lib/list-state.ts'
import { addressBookQuery } from './api.ts'

export function useAddressBook() {
  const list = useListState('address', 'address')
  const query = useQuery(addressBookQuery(useDeferredValue(list.filter.trim())))
  const rows = query.data?.items ?? []
  const open = rows.find(({ id }) => id === list.openId) ?? null
  return { query, list, rows, matching: query.data?.total ?? 0, open }
}
