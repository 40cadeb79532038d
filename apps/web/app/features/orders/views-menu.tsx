// A person's view of orders: saved filters, and visible columns.
import { Bookmark, Check, Columns3, X } from 'lucide-react'
import { z } from 'zod'
import { useSavedView } from '../../lib/data/saved-view.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { fromFilterWords, toFilterWords } from './filter-words.ts'

const MOST_FILTERS = 12
const filters = z.array(z.string().min(1).max(200)).max(MOST_FILTERS)
const NONE: string[] = []
const columnKeys = z.array(z.string()).max(100)

/** Saved filters: apply, save the current one, delete. */
export function SavedFilters({ filter, onChoose }: { filter: string; onChoose: (filter: string) => void }) {
  const [saved, setSaved] = useSavedView('orders.filters', filters, NONE)
  const typed = filter.trim()
  const code = toFilterWords(typed)
  // Filters saved before codes have the words of their language.
  const isTyped = (text: string) => toFilterWords(text) === code
  return (
    <Menu
      trigger={
        <Button
          icon={<Bookmark />}
          aria-label={words('savedFilters')}
          title={words('savedFilters')}
          className="max-md:h-11"
        />
      }
      items={[
        ...saved.map((text) => ({
          label: fromFilterWords(text),
          icon: isTyped(text) ? <Check /> : <span className="size-4" />,
          onSelect: () => onChoose(fromFilterWords(text)),
        })),
        saved.some(isTyped)
          ? {
              label: words('forgetFilter', { filter: typed }),
              icon: <X />,
              onSelect: () => setSaved(saved.filter((text) => !isTyped(text))),
            }
          : {
              label: typed ? words('saveFilter', { filter: typed }) : words('typeFilter'),
              icon: <Bookmark />,
              isDisabled: typed === '',
              onSelect: () => setSaved([code, ...saved].slice(0, MOST_FILTERS)),
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
      trigger={
        <Button
          icon={<Columns3 />}
          aria-label={words('columns')}
          title={words('columns')}
          className="max-md:hidden"
        />
      }
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
