// `/tenant/settings/addresses`: address data that orders use as defaults.
import { ListFilter, Plus } from 'lucide-react'
import { count } from '../../lib/format.ts'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ImportPanel } from '../../ui/list/import-panel.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { TableFiles } from '../../ui/list/table-files.tsx'
import { ADDRESS_COLUMNS, serviceText, windowText } from './address-columns.tsx'
import { AddressForm } from './address-form.tsx'
import { useImportAddresses } from './api.ts'
import { useAddressBook } from './use-address-book.ts'

function Bar({ list }: { list: ListState }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label="Search addresses"
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[290px] max-md:min-w-36 max-md:flex-1"
        placeholder="Search: address, notes"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value || null)}
      />
      <TableFiles
        name="addresses"
        noun="addresses"
        needs="addresses:write"
        onImport={() => list.openPanel('import')}
      />
      <Button
        variant="primary"
        icon={<Plus />}
        className="max-md:h-11"
        needs="addresses:write"
        onClick={() => list.openPanel('new')}
      >
        <span>
          Add<span className="max-md:sr-only"> address</span>
        </span>
      </Button>
    </div>
  )
}

function ImportAddresses({ onClose }: { onClose: () => void }) {
  const [trial, run] = [useImportAddresses(), useImportAddresses()]
  return (
    <ImportPanel
      noun={{ singular: 'address', many: 'addresses' }}
      needs="addresses:write"
      intro="A CSV file with a header row, like the one Export creates. Search by any part of an address, or by its id from an export: existing ones are changed, others are added."
      trial={trial}
      run={run}
      onClose={onClose}
    />
  )
}

export function AddressBookScreen() {
  const { query, list, rows, matching, open } = useAddressBook()
  return (
    <ListScreen
      label="Address book"
      noun="addresses"
      query={query}
      total={list.filter ? 1 : matching}
      shown={rows.length}
      header={<Bar list={list} />}
      empty={{
        title: 'No addresses yet',
        text: 'Each address of an order is remembered here. Add how long it takes there, and what drivers must know.',
        action: (
          <Button variant="primary" size="l" needs="addresses:write" onClick={() => list.openPanel('new')}>
            Add address
          </Button>
        ),
      }}
      noMatches={{
        title: 'No addresses match',
        action: <Button onClick={list.clearFilters}>Show all addresses</Button>,
      }}
      footer={
        matching > rows.length && (
          <p role="status" className="border-t border-line px-4 py-2 text-2 text-ink-2 md:px-7">
            {count(rows.length)} of {count(matching)} addresses shown. Search to find the others.
          </p>
        )
      }
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'new' ? (
          <AddressForm entry={null} onClose={list.closePanel} />
        ) : list.panel === 'import' ? (
          <ImportAddresses onClose={list.closePanel} />
        ) : (
          open && <AddressForm key={open.id} entry={open} onClose={list.closeRow} />
        )
      }
    >
      <RowList
        label="Addresses"
        rows={rows}
        columns={ADDRESS_COLUMNS}
        rowKey={(entry) => entry.id}
        rowLabel={(entry) => entry.text}
        card={(entry) => (
          <CardText
            title={entry.text}
            detail={[serviceText(entry), windowText(entry), entry.notes].filter(Boolean).join(', ')}
          />
        )}
        sort={list.sort}
        onSort={list.setSort}
        openKey={list.openId}
        onOpen={(entry) => list.toggleRow(entry.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}
