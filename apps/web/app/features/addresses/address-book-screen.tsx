// `/tenant/settings/addresses`: address data that orders use as defaults.
import { ListFilter, Plus } from 'lucide-react'
import { count, listText } from '../../lib/format.ts'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ImportPanel } from '../../ui/list/import-panel.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { TableFiles } from '../../ui/list/table-files.tsx'
import { frameWords } from '../../lib/words/frame.ts'
import { addressColumns, serviceText, windowText } from './address-columns.tsx'
import { AddressForm } from './address-form.tsx'
import { useImportAddresses } from './api.ts'
import { useAddressBook } from './use-address-book.ts'
import { addressesWords as words } from '../../lib/words/addresses.ts'

function Bar({ list }: { list: ListState }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={words('searchAddresses')}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[290px] max-md:min-w-36 max-md:flex-1"
        placeholder={words('searchExample')}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value || null)}
      />
      <TableFiles
        name="addresses"
        noun={words('addressesNoun')}
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
        <span className="max-md:hidden">{words('addAddress')}</span>
        <span className="md:hidden">{frameWords('add')}</span>
      </Button>
    </div>
  )
}

function ImportAddresses({ onClose }: { onClose: () => void }) {
  const [trial, run] = [useImportAddresses(), useImportAddresses()]
  return (
    <ImportPanel
      noun={{ singular: words('addressNoun'), many: words('addressesNoun') }}
      needs="addresses:write"
      intro={words('importIntro')}
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
      label={words('addressBook')}
      noun={words('addressesNoun')}
      query={query}
      total={list.filter ? 1 : matching}
      shown={rows.length}
      header={<Bar list={list} />}
      empty={{
        title: words('noAddresses'),
        text: words('noAddressesMore'),
        action: (
          <Button variant="primary" size="l" needs="addresses:write" onClick={() => list.openPanel('new')}>
            {words('addAddress')}
          </Button>
        ),
      }}
      noMatches={{
        title: words('noMatch'),
        action: <Button onClick={list.clearFilters}>{words('showAll')}</Button>,
      }}
      footer={
        matching > rows.length && (
          <p role="status" className="border-t border-line px-4 py-2 text-2 text-ink-2 md:px-7">
            {words('someShown', { shown: count(rows.length), total: count(matching) })}
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
        label={words('addresses')}
        rows={rows}
        columns={addressColumns()}
        rowKey={(entry) => entry.id}
        rowLabel={(entry) => entry.text}
        card={(entry) => (
          <CardText
            title={entry.text}
            detail={listText(
              [serviceText(entry), windowText(entry), entry.notes].filter((fact) => fact !== null),
            )}
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
