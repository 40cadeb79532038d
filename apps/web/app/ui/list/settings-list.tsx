// A settings page that lists things in one column, with a panel beside it: refused, loading, empty and ready.
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Loaded } from '../loaded.tsx'
import { EmptyState } from '../states.tsx'

interface SettingsListProps<Item> {
  query: { data: { items: readonly Item[] } | undefined; error: unknown; refetch: () => unknown }
  title: string
  /** Name in messages: `webhooks`. */
  noun: string
  /** For people whose role may not read the list. */
  refused: { title: string; text: string }
  empty: { title: string; text: string }
  /** The button that adds an item. */
  add: ReactNode
  row: (item: Item) => ReactNode
  panel: ReactNode
}

export function SettingsList<Item>(props: SettingsListProps<Item>) {
  const { query, title, noun, refused, empty, add, row, panel } = props
  if (query.error instanceof ApiError && query.error.status === 403)
    return <EmptyState title={refused.title}>{refused.text}</EmptyState>
  return (
    <SettingsColumn title={title} aside={query.data && query.data.items.length > 0 && add} panel={panel}>
      <Loaded query={query} what={noun}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={empty.title} className="mx-0" action={add}>
              {empty.text}
            </EmptyState>
          ) : (
            <ul className="pt-3" aria-label={title}>
              {items.map(row)}
            </ul>
          )
        }
      </Loaded>
    </SettingsColumn>
  )
}

interface SettingsColumnProps {
  title: string
  /** Stands beside the title. */
  aside: ReactNode
  children: ReactNode
  panel: ReactNode
}

/** The column of a settings page, with a panel beside it. */
export function SettingsColumn({ title, aside, children, panel }: SettingsColumnProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <div className="max-w-[760px]">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <h2 className="text-4">{title}</h2>
            {aside}
          </div>
          {children}
        </div>
      </div>
      {panel}
    </div>
  )
}

/** A row that opens the panel of its item. */
export function SettingsRow({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-start hover:bg-hover"
      >
        {children}
      </button>
    </li>
  )
}
