// Ctrl or Cmd K: the day's orders, vehicles, drivers and pages.
import { useQuery } from '@tanstack/react-query'
import { Package, Truck, Users, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { frameWords as words } from '../../lib/words/frame.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { CommandPalette, type PaletteItem } from '../../ui/command-palette.tsx'
import { useSearchKey } from '../../ui/use-search-key.ts'

/** Maximum number of rows per kind. */
const SHOWN = 60

export interface SearchPage {
  to: string
  label: string
  icon: LucideIcon
}

/** Handles the shortcut and collects the items. */
export function Search({
  isOpen,
  onOpen,
  pages,
}: {
  isOpen: boolean
  onOpen: (open: boolean) => void
  pages: readonly SearchPage[]
}) {
  const { day, link } = useTenant()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const orders = useQuery({ ...ordersQuery(day), enabled: isOpen })
  const vehicles = useQuery({ ...vehiclesQuery(), enabled: isOpen })

  useSearchKey(onOpen)

  const items = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean)
    const fits = (haystack: string) => words.every((word) => haystack.toLowerCase().includes(word))
    const go = (path: string) => () => void navigate(link(path))
    const pageItems: PaletteItem[] = pages
      .filter((page) => fits(page.label))
      .map(({ to, label, icon: Icon }) => ({
        id: to,
        label,
        kind: 'page',
        icon: <Icon aria-hidden />,
        run: () => void navigate(to),
      }))
    if (words.length === 0) return pageItems
    for (const order of (orders.data ?? [])
      .filter((o) => fits(`${o.reference} ${o.recipient} ${o.address}`))
      .slice(0, SHOWN)) {
      pageItems.unshift({
        id: order.id,
        label: `${order.reference}, ${order.recipient}, ${order.address}`,
        kind: 'order',
        icon: <Package aria-hidden />,
        run: go(`/tenant/orders?order=${order.id}`),
      })
    }
    for (const vehicle of (vehicles.data ?? []).filter((v) => v.status === 'active').slice(0, SHOWN)) {
      if (fits(`${vehicle.name} ${vehicle.registration}`))
        pageItems.unshift({
          id: vehicle.id,
          label: `${vehicle.name}, ${vehicle.registration}`,
          kind: 'vehicle',
          icon: <Truck aria-hidden />,
          run: go(`/tenant/fleet?vehicle=${vehicle.id}`),
        })
      if (vehicle.driver && fits(vehicle.driver.name))
        pageItems.unshift({
          id: `driver-${vehicle.driver.id}`,
          label: `${vehicle.driver.name}, ${vehicle.name}`,
          kind: 'driver',
          icon: <Users aria-hidden />,
          run: go(`/tenant/fleet?vehicle=${vehicle.id}`),
        })
    }
    return pageItems
  }, [text, pages, orders.data, vehicles.data, navigate, link])

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => onOpen(false)}
      placeholder={words('searchCompany')}
      text={text}
      onText={setText}
      items={items}
      isSearching={orders.isFetching}
    />
  )
}
