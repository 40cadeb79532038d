// Ctrl or Cmd K in the owner's portal: companies, tickets, invoices, pages.
import { useQuery } from '@tanstack/react-query'
import { Building2, FileText, MessageSquare, type LucideIcon } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CommandPalette, type PaletteItem } from '../../ui/command-palette.tsx'
import { useSearchKey } from '../../ui/use-search-key.ts'
import { matchesFilter } from '../../lib/list-state.ts'
import { invoicesQuery } from './billing/api.ts'
import { ticketsQuery } from './support/api.ts'
import { companiesOfOwner } from './tenants/api.ts'

/** Label of the search. */
export const OWNER_SEARCH = 'Search companies and tickets'
/** Maximum number of rows per kind. */
const SHOWN = 40

interface Page {
  to: string
  label: string
  icon: LucideIcon
}

interface SearchResult {
  id: string
  label: string
  /** Additional search words. */
  words?: string | null
  to: string
}

function useFound(isOpen: boolean, text: string, pages: readonly Page[]) {
  const navigate = useNavigate()
  const companies = useQuery({ ...companiesOfOwner(), enabled: isOpen })
  const tickets = useQuery({ ...ticketsQuery(), enabled: isOpen })
  const invoices = useQuery({ ...invoicesQuery(), enabled: isOpen })
  const items = useMemo(() => {
    const offer = (kind: string, icon: ReactNode, matches: readonly SearchResult[]): PaletteItem[] =>
      matches
        .filter(({ label, words }) => matchesFilter(`${label} ${words ?? ''}`, text.trim()))
        .slice(0, SHOWN)
        .map(({ id, label, words, to }) => ({
          id,
          label,
          kind,
          icon,
          ...(words ? { words } : {}),
          run: () => void navigate(to),
        }))
    const toPages = pages.flatMap(({ to, label, icon: Icon }) =>
      offer('page', <Icon aria-hidden />, [{ id: to, label, to }]),
    )
    if (text.trim() === '') return toPages
    return [
      ...offer(
        'company',
        <Building2 aria-hidden />,
        (companies.data?.items ?? []).map(({ id, name, contact }) => ({
          id,
          label: name,
          words: contact,
          to: `/owner/tenants?company=${id}`,
        })),
      ),
      ...offer(
        'ticket',
        <MessageSquare aria-hidden />,
        (tickets.data?.items ?? []).map(({ id, subject, from, email, companyName, status }) => ({
          id,
          label: `${subject}, ${companyName ?? from}`,
          words: `${from} ${email ?? ''}`,
          to: `/owner/support?ticket=${id}&show=${status}`,
        })),
      ),
      ...offer(
        'invoice',
        <FileText aria-hidden />,
        (invoices.data?.items ?? []).map(({ id, number, companyName }) => ({
          id,
          label: `${number}, ${companyName}`,
          to: `/owner/billing?invoice=${id}`,
        })),
      ),
      ...toPages,
    ]
  }, [text, pages, companies.data, tickets.data, invoices.data, navigate])
  return { items, isSearching: companies.isFetching || tickets.isFetching || invoices.isFetching }
}

/** Handles the shortcut and collects the items. */
export function OwnerSearch({
  isOpen,
  onOpen,
  pages,
}: {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  pages: readonly Page[]
}) {
  const [text, setText] = useState('')
  useSearchKey(onOpen)
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => onOpen(false)}
      placeholder={OWNER_SEARCH}
      text={text}
      onText={setText}
      {...useFound(isOpen, text, pages)}
    />
  )
}
