// All templates as cards, with an instant filter.
import { EMAIL_TEMPLATE_TYPES } from '@dropwise/contracts'
import { Plus, Search } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { Select } from '../../../ui/select.tsx'
import { TemplateCard } from './template-card.tsx'
import { useMailHead } from './use-mail-head.ts'
import { useTemplateList } from './use-template-list.ts'

const ALL = 'all'
const TYPES = [
  { value: ALL, label: 'All types' },
  ...Object.entries(EMAIL_TEMPLATE_TYPES).map(([value, label]) => ({ value, label })),
]

type State = ReturnType<typeof useTemplateList>

function TemplateBar({ list }: { list: State }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
        <TextField
          label="Search templates"
          isLabelHidden
          icon={<Search />}
          fieldClassName="w-[280px] max-md:w-full"
          placeholder="Search templates"
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
        <Select
          label="Type"
          isLabelHidden
          value={list.type ?? ALL}
          onChange={(next) => list.setType(next === ALL ? null : next)}
          items={TYPES}
          className="w-[200px] max-md:min-w-0 max-md:flex-1"
        />
        <Button variant="primary" icon={<Plus />} className="ml-auto" onClick={list.create}>
          New template
        </Button>
      </div>
      {list.isDefault && (
        <div
          role="status"
          className="flex items-center gap-3 border-b border-line bg-signal-wash px-4 py-2 text-2 md:px-7"
        >
          Your templates could not be loaded. These are the built-in ones.
          <Button size="s" onClick={list.retry}>
            Retry
          </Button>
        </div>
      )}
    </>
  )
}

function DeleteDialog({ list }: { list: State }) {
  return (
    <Confirm
      isOpen={list.templateToDelete !== null}
      onClose={() => list.askToDelete(null)}
      title="Are you sure you want to delete this template?"
      description={`${list.templateToDelete?.name ?? ''} and its versions are gone then. Where no template of a type is active, the built-in text is sent.`}
      confirmLabel="Delete"
      onConfirm={list.remove}
    />
  )
}

export function TemplateList() {
  const list = useTemplateList()
  const head = useMailHead()
  const title = 'No templates found'
  const action = (
    <Button variant="primary" onClick={list.create}>
      Create Your First Template
    </Button>
  )
  return (
    <>
      <ListScreen
        label="Email templates"
        noun="templates"
        query={list.query}
        header={<TemplateBar list={list} />}
        total={list.total}
        shown={list.items.length}
        empty={{
          title,
          text: 'Without a template of your own, emails use the built-in text.',
          action,
        }}
        noMatches={{ title, text: 'No templates match the search and the type.', action }}
      >
        <ul
          className="grid min-h-0 flex-1 content-start overflow-y-auto md:grid-cols-2 xl:grid-cols-3"
          aria-label="Templates"
        >
          {list.items.map((template) => (
            <TemplateCard
              key={template.id ?? template.type}
              template={template}
              head={head}
              onOpen={list.open}
              onDelete={list.askToDelete}
            />
          ))}
        </ul>
      </ListScreen>
      <DeleteDialog list={list} />
    </>
  )
}
