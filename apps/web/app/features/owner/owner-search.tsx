// Ctrl or Cmd K in the owner's portal: companies, tickets, invoices, pages.
import { useQuery } from '@tanstack/react-query'
import { Building2, FileText, MessageSquare, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CommandPalette, type PaletteItem } from '../../ui/command-palette.tsx'
import { useSearchKey } from '../../ui/use-search-key.ts'
import { listText } from '../../lib/format.ts'
import { matchesFilter } from '../../lib/list-state.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'
import { invoicesQuery } from './billing/api.ts'
import { ticketsQuery } from './support/api.ts'
import { companiesOfOwner } from './tenants/api.ts'

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
  details?: string | null
  to: string
}

function useFound(isOpen: boolean, text: string, pages: readonly Page[]) {
  const navigate = useNavigate()
  const companies = useQuery({ ...companiesOfOwner(), enabled: isOpen })
  const tickets = useQuery({ ...ticketsQuery(), enabled: isOpen })
  const invoices = useQuery({ ...invoicesQuery(), enabled: isOpen })
  const offer = (kind: string, icon: ReactNode, matches: readonly SearchResult[]): PaletteItem[] =>
    matches
      .filter(({ label, details }) => matchesFilter(`${label} ${details ?? ''}`, text.trim()))
      .slice(0, SHOWN)
      .map(({ id, label, details, to }) => ({
        id,
        label,
        kind,
        icon,
        ...(details ? { words: details } : {}),
        run: () => void navigate(to),
      }))
  const toPages = pages.flatMap(({ to, label, icon: Icon }) =>
    offer(words('foundPage'), <Icon aria-hidden />, [{ id: to, label, to }]),
  )
  const items = [
    ...offer(
      words('foundCompany'),
      <Building2 aria-hidden />,
      (companies.data?.items ?? []).map(({ id, name, contact }) => ({
        id,
        label: name,
        details: contact,
        to: `/owner/tenants?company=${id}`,
      })),
    ),
    ...offer(
      words('foundTicket'),
      <MessageSquare aria-hidden />,
      (tickets.data?.items ?? []).map(({ id, subject, from, email, companyName, status }) => ({
        id,
        label: listText([subject, companyName ?? from]),
        details: `${from} ${email ?? ''}`,
        to: `/owner/support?ticket=${id}&show=${status}`,
      })),
    ),
    ...offer(
      words('foundInvoice'),
      <FileText aria-hidden />,
      (invoices.data?.items ?? []).map(({ id, number, companyName }) => ({
        id,
        label: listText([number, companyName]),
        to: `/owner/billing?invoice=${id}`,
      })),
    ),
    ...toPages,
  ]
  return {
    items: text.trim() === '' ? toPages : items,
    isSearching: companies.isFetching || tickets.isFetching || invoices.isFetching,
  }
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
      placeholder={words('searchPortal')}
      text={text}
      onText={setText}
      {...useFound(isOpen, text, pages)}
    />
  )
}
