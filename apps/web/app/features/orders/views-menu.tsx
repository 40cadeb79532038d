// A person's view of orders: saved filters, and visible columns.
import { Bookmark, Check, Columns3, X } from 'lucide-react'
import { z } from 'zod'
import { useSavedView } from '../../lib/data/saved-view.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

const MOST_FILTERS = 12
const filters = z.array(z.string().min(1).max(200)).max(MOST_FILTERS)
const NONE: string[] = []
const columnKeys = z.array(z.string()).max(100)

/** Saved filters: apply, save the current one, delete. */
export function SavedFilters({ filter, onChoose }: { filter: string; onChoose: (filter: string) => void }) {
  const [saved, setSaved] = useSavedView('orders.filters', filters, NONE)
  const words = filter.trim()
  const isSaved = saved.includes(words)
  return (
    <Menu
      trigger={
        <Button
          icon={<Bookmark />}
          aria-label="Saved filters"
          title="Saved filters"
          className="max-md:h-11"
        />
      }
      items={[
        ...saved.map((text) => ({
          label: text,
          icon: text === words ? <Check /> : <span className="size-4" />,
          onSelect: () => onChoose(text),
        })),
        isSaved
          ? {
              label: `Forget “${words}”`,
              icon: <X />,
              onSelect: () => setSaved(saved.filter((text) => text !== words)),
            }
          : {
              label: words ? `Save “${words}”` : 'Type a filter to save it',
              icon: <Bookmark />,
              isDisabled: words === '',
              onSelect: () => setSaved([words, ...saved].slice(0, MOST_FILTERS)),
            },
      ]}
    />
  )
}

/** Keys of hidden columns. */
export function useHiddenColumns() {
  return useSavedView('orders.hidden-columns', columnKeys, NONE)
}

interface ColumnsMenuProps {
  /** All optional columns; the first names the row and always shows. */
  columns: readonly { key: string; head: string }[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  return (
    <Menu
      trigger={<Button icon={<Columns3 />} aria-label="Columns" title="Columns" className="max-md:hidden" />}
      items={columns.map(({ key, head }) => {
        const isHidden = hidden.includes(key)
        return {
          label: head,
          icon: isHidden ? <span className="size-4" /> : <Check />,
          onSelect: () => onChange(isHidden ? hidden.filter((each) => each !== key) : [...hidden, key]),
        }
      })}
    />
  )
}
